// Stands before a solution in the plain build and in the traced one, so that neither can be told from the
// other, and code cannot take itself out of the count. In the plain build all of this is without effect.
#undef __SANITIZE_THREAD__

#define no_sanitize(...) unused
#define __no_sanitize__(...) unused
#define no_sanitize_thread unused
#define __no_sanitize_thread__ unused
#define disable_sanitizer_instrumentation unused
#define __disable_sanitizer_instrumentation__ unused

#ifdef __has_feature
#undef __has_feature
#undef __has_extension
#define __has_feature(name) leetjudge_has_##name
#define __has_extension(name) leetjudge_has_##name
// What every compiler has that compiles this; whatever is not listed is not there for the preprocessor.
#define leetjudge_has_cxx_exceptions 1
#define leetjudge_has_cxx_rtti 1
#define leetjudge_has_cxx_access_control_sfinae 1
#define leetjudge_has_cxx_alias_templates 1
#define leetjudge_has_cxx_alignas 1
#define leetjudge_has_cxx_alignof 1
#define leetjudge_has_cxx_atomic 1
#define leetjudge_has_cxx_attributes 1
#define leetjudge_has_cxx_auto_type 1
#define leetjudge_has_cxx_binary_literals 1
#define leetjudge_has_cxx_constexpr 1
#define leetjudge_has_cxx_decltype 1
#define leetjudge_has_cxx_decltype_auto 1
#define leetjudge_has_cxx_default_function_template_args 1
#define leetjudge_has_cxx_defaulted_functions 1
#define leetjudge_has_cxx_delegating_constructors 1
#define leetjudge_has_cxx_deleted_functions 1
#define leetjudge_has_cxx_explicit_conversions 1
#define leetjudge_has_cxx_generalized_initializers 1
#define leetjudge_has_cxx_generic_lambdas 1
#define leetjudge_has_cxx_implicit_moves 1
#define leetjudge_has_cxx_inheriting_constructors 1
#define leetjudge_has_cxx_init_captures 1
#define leetjudge_has_cxx_lambdas 1
#define leetjudge_has_cxx_noexcept 1
#define leetjudge_has_cxx_nullptr 1
#define leetjudge_has_cxx_override_control 1
#define leetjudge_has_cxx_range_for 1
#define leetjudge_has_cxx_raw_string_literals 1
#define leetjudge_has_cxx_reference_qualified_functions 1
#define leetjudge_has_cxx_relaxed_constexpr 1
#define leetjudge_has_cxx_return_type_deduction 1
#define leetjudge_has_cxx_rvalue_references 1
#define leetjudge_has_cxx_static_assert 1
#define leetjudge_has_cxx_strong_enums 1
#define leetjudge_has_cxx_thread_local 1
#define leetjudge_has_cxx_trailing_return 1
#define leetjudge_has_cxx_unicode_literals 1
#define leetjudge_has_cxx_user_literals 1
#define leetjudge_has_cxx_variable_templates 1
#define leetjudge_has_cxx_variadic_templates 1
#define leetjudge_has_c_atomic 1
#define leetjudge_has_gnu_asm 1
#define leetjudge_has_attribute_deprecated_with_message 1
#define leetjudge_has_address_sanitizer 0
#define leetjudge_has_thread_sanitizer 0
#define leetjudge_has_memory_sanitizer 0
#define leetjudge_has_undefined_behavior_sanitizer 0
#define leetjudge_has_hwaddress_sanitizer 0
#define leetjudge_has_leak_sanitizer 0
#define leetjudge_has_dataflow_sanitizer 0
#define leetjudge_has_realtime_sanitizer 0
#define leetjudge_has_type_sanitizer 0
#define leetjudge_has_coverage_sanitizer 0
#define leetjudge_has_kernel_address_sanitizer 0
#define leetjudge_has_safe_stack 0
#define leetjudge_has_shadow_call_stack 0
#define leetjudge_has_modules 0
#define leetjudge_has_blocks 0
#define leetjudge_has_objc_arc 0
#define leetjudge_has_cxx_contextual_conversions 0
#define leetjudge_has_cxx_runtime_array 0
#endif

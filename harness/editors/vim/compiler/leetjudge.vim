" :compiler leetjudge | make     judges the file that is open; what failed is in the quickfix list,
" with what was given, answered and expected below each.
" For Vim and Neovim, with   set runtimepath+=…/harness/editors/vim
if exists("current_compiler")
  finish
endif
let current_compiler = "leetjudge"
let s:judge = fnameescape(fnamemodify(expand("<sfile>:p"), ":h:h:h:h") . "/judge")
execute "CompilerSet makeprg=" . escape(s:judge, ' \|"') . "\\ run\\ %:p:S"
CompilerSet errorformat=%f:%l:%c:\ %trror:\ %m,%f:%l:%c:\ %tarning:\ %m,%f:%l:\ %trror:\ %m,%f:%l:%c:\ fatal\ %trror:\ %m,judge:\ %m,%+G\ \ %.%#,%-G%.%#

"""Shows a vector<vector<char>> as a board in lldb, a list and a tree as LeetCode writes them:
`command script import boards_lldb.py`, then `p board`, `p head`, `p root`."""

import os
import sys

import lldb

sys.dont_write_bytecode = True  # nothing is left beside the sources
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from boards import drawn  # noqa: E402
from nodes import list_text, tree_lines, tree_text  # noqa: E402

MOST_ROWS = 100  # more are no board, but memory that was not initialised yet


def bounds(vector):
    """The addresses of the first element of a vector and of the end."""
    storage = vector.GetNonSyntheticValue().GetChildMemberWithName("_M_impl")
    names = ("_M_start", "_M_finish")
    return [storage.GetChildMemberWithName(name).GetValueAsUnsigned() for name in names]


def summary(value, _):
    process = value.GetProcess()
    pointer = process.GetAddressByteSize()
    error = lldb.SBError()
    first, end = bounds(value)
    count = (end - first) // (3 * pointer)
    if not 0 <= count <= MOST_ROWS:
        return "no board yet"
    rows = []
    for i in range(count):
        row = first + i * 3 * pointer
        begin = process.ReadPointerFromMemory(row, error)
        size = process.ReadPointerFromMemory(row + pointer, error) - begin
        cells = process.ReadMemory(begin, size, error) if 0 < size <= MOST_ROWS else b""
        if error.Fail():
            return "no board yet"
        rows.append("".join(chr(c) if 32 <= c < 127 else "?" for c in cells))
    return "\n" + drawn(rows)


def member(node, name):
    found = node.Dereference().GetChildMemberWithName(name)
    return found if found.GetValueAsUnsigned() else None


def text(node):
    return node.Dereference().GetChildMemberWithName("val").GetValue()


def pointer_of(value):
    pointer = value if value.GetType().IsPointerType() else value.AddressOf()
    return pointer if pointer.GetValueAsUnsigned() else None


def list_summary(value, _):
    return list_text(pointer_of(value), lambda node: member(node, "next"), text)


def tree_summary(value, _):
    def children(node):
        return [member(node, "left"), member(node, "right")]

    root = pointer_of(value)
    return "\n".join([tree_text(root, children, text)] + tree_lines(root, children, text))


def __lldb_init_module(debugger, _):
    kind = r"^std::(__[a-z0-9]+::)?vector<std::(__[a-z0-9]+::)?vector<char,.*>$"
    debugger.HandleCommand(f'type summary add -x "{kind}" -F boards_lldb.summary -w leetjudge')
    for node, summary_of in (("ListNode", "list"), ("TreeNode", "tree")):
        debugger.HandleCommand(f'type summary add "{node}" -F boards_lldb.{summary_of}_summary -w leetjudge')
    debugger.HandleCommand("type category enable leetjudge")

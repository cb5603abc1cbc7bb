"""Shows a vector<vector<char>> as a board in gdb, a list and a tree as LeetCode writes them: `source boards_gdb.py`,
then `p board`, `p head`, `p root`."""

import os
import re
import sys

import gdb

sys.dont_write_bytecode = True  # nothing is left beside the sources
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from boards import drawn  # noqa: E402
from nodes import list_text, tree_lines, tree_text  # noqa: E402

BOARD = re.compile(r"^std::(__\w+::)?vector<std::(__\w+::)?vector<char,")
MOST_ROWS = 100  # more are no board, but memory that was not initialised yet


def elements(vector):
    """The address of the first element of a vector, and how many there are."""
    storage = vector["_M_impl"]
    first, end = storage["_M_start"], storage["_M_finish"]
    return first, int(end - first)


def row_text(row):
    first, count = elements(row)
    if not 0 < count <= MOST_ROWS:
        return "(no row)" if count else ""
    cells = bytes(gdb.selected_inferior().read_memory(int(first), count))
    return "".join(chr(c) if 32 <= c < 127 else "?" for c in cells)


def in_short():
    """Whether this is one of the arguments in a line about a frame."""
    return hasattr(gdb, "print_options") and gdb.print_options().get("summary", False)


class Printer:
    """Shows `value` by what `draw` makes of it, where its memory can be read."""

    def __init__(self, value, kind, draw):
        self.value, self.kind, self.draw = value, kind, draw

    def to_string(self):
        try:
            return self.draw(self.value)
        except gdb.MemoryError:
            return f"no {self.kind} yet"


def draw_board(board):
    first, count = elements(board)
    if not 0 <= count <= MOST_ROWS:
        return "no board yet"
    if in_short():
        return "board"
    return "\n" + drawn([row_text((first + i).dereference()) for i in range(count)])


def at(pointer):
    return pointer if int(pointer) != 0 else None


def text(node):
    return str(node.dereference()["val"])


def children(node):
    return [at(node.dereference()[side]) for side in ("left", "right")]


def draw_list(head):
    return list_text(at(head), lambda node: at(node.dereference()["next"]), text)


def draw_tree(pointer):
    root = at(pointer)
    short = tree_text(root, children, text)
    return short if in_short() else "\n".join([short] + tree_lines(root, children, text))


def find_printer(value):
    kind = gdb.types.get_basic_type(value.type)
    if kind.code == gdb.TYPE_CODE_PTR:
        node = kind.target().unqualified().strip_typedefs().name
        known = {"ListNode": ("list", draw_list), "TreeNode": ("tree", draw_tree)}
        return Printer(value, *known[node]) if node in known else None
    if kind.code == gdb.TYPE_CODE_STRUCT and kind.tag and BOARD.match(kind.tag):
        return Printer(value, "board", draw_board)
    return None


import gdb.types  # noqa: E402  (a module of gdb's own)

# The program's own printers are asked before those of its libraries, which show every vector as a list.
for program in gdb.objfiles():
    program.pretty_printers.insert(0, find_printer)
    break
else:
    gdb.pretty_printers.insert(0, find_printer)

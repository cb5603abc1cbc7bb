"""Shows a vector<vector<char>> as a board in gdb, a list and a tree as LeetCode writes them: `source printers.py`, then
`p board`, `p head`, `p root`."""

import os
import re
import struct

import gdb
import gdb.types

BOARD = r"^std::(__[a-z0-9]+::)?vector<std::(__[a-z0-9]+::)?vector<char,.*>$"
MOST_ROWS = 100  # more are no board, but memory that was not initialised yet
MOST_NODES = 100


def has(node, name):
    kind = gdb.types.get_basic_type(node.type).target().strip_typedefs()
    return kind.code == gdb.TYPE_CODE_STRUCT and any(one.name == name for one in kind.fields())


def memory(address, size):
    return bytes(gdb.selected_inferior().read_memory(address, size)) if size > 0 else b""


def ends(vector):
    return [int(vector["_M_impl"][name]) for name in ("_M_start", "_M_finish")]


def drawn(rows):
    """A board as text: with lines between boxes where there are nine rows of nine."""
    if len(rows) != 9 or any(len(row) != 9 for row in rows):
        return "\n".join(" ".join(row) for row in rows)
    lines = [" | ".join(" ".join(row[i : i + 3]) for i in (0, 3, 6)) for row in rows]
    rule = "------+-------+------"
    return "\n".join(lines[0:3] + [rule] + lines[3:6] + [rule] + lines[6:9])


def draw_board(board, short):
    first, end = ends(board)
    vector = 3 * struct.calcsize("P")  # its first element, their end, and the end of their memory
    if not 0 <= end - first <= MOST_ROWS * vector:
        raise gdb.MemoryError
    if short:
        return "board"
    rows = []
    for begin, end, _ in struct.iter_unpack("3P", memory(first, end - first)):
        if not 0 <= end - begin <= MOST_ROWS:
            raise gdb.MemoryError
        cells = memory(begin, end - begin)
        rows.append("".join(chr(c) if 32 <= c < 127 else "?" for c in cells))
    return "\n" + drawn(rows)


def draw_list(node, _):
    """[1,2,3], or with random [[7,null],[13,0]]. A cycle is said."""
    all_nodes, seen = [], {}
    while int(node) and int(node) not in seen and len(seen) < MOST_NODES:
        seen[int(node)] = len(seen)
        all_nodes.append(node)
        node = node["next"]
    values = [str(one["val"]) for one in all_nodes]
    if all_nodes and has(all_nodes[0], "random"):
        others = [str(seen.get(int(one["random"]), "null")) for one in all_nodes]
        values = ["[%s,%s]" % pair for pair in zip(values, others)]
    if int(node) in seen:
        return "[%s] and on from [%d]" % (",".join(values), seen[int(node)])
    return "[%s%s]" % (",".join(values), ",…" if int(node) else "")


def tree_lines(root, depth=0):
    """The tree on its side: the root at the left, right children above, left ones below."""
    if not int(root) or depth > MOST_NODES // 4:
        return []
    own = "    " * depth + str(root["val"])
    return tree_lines(root["right"], depth + 1) + [own] + tree_lines(root["left"], depth + 1)


def draw_tree(root, short):
    """[1,null,2], level by level, and below it the tree."""
    level, values = [root], []
    for node in level:
        values.append(str(node["val"]) if int(node) else "null")
        if int(node) and len(level) < MOST_NODES:
            level += [node["left"], node["right"]]
    while values and values[-1] == "null":
        values.pop()
    line = "[%s]" % ",".join(values)
    return line if short else "\n".join([line] + tree_lines(root))


def nodes_in(node, name):
    """Those that its vector of pointers holds."""
    first, end = ends(node[name])
    if not 0 <= end - first <= MOST_NODES * struct.calcsize("P"):
        raise gdb.MemoryError
    addresses = struct.iter_unpack("P", memory(first, end - first))
    return [gdb.Value(address).cast(node.type) for (address,) in addresses if address]


def draw_graph(node, _):
    """The node, and the neighbors of all that are reached, in the order of their values: 2 of [[2],[1,3],[2]]."""
    found, seen, rows = [node], {int(node)}, {}
    for one in found:
        others = nodes_in(one, "neighbors")
        rows[int(str(one["val"]))] = "[%s]" % ",".join(str(other["val"]) for other in others)
        new = [other for other in others if int(other) not in seen and len(seen) < MOST_NODES]
        seen.update(map(int, new))
        found += {int(other): other for other in new}.values()
    return "%s of [%s]" % (str(node["val"]), ",".join(rows[val] for val in sorted(rows)))


def draw_with_children(root, _):
    """[1,null,3,2,4,null,5,6]: level by level, with null behind the children of each node."""
    nodes, values = [root], [str(root["val"]), "null"]
    for node in nodes:
        children = nodes_in(node, "children")
        values += [str(child["val"]) for child in children] + ["null"]
        nodes += children if len(nodes) < MOST_NODES else []
    while values[-1] == "null":
        values.pop()
    return "[%s]" % ",".join(values)


OWN = {"left": draw_tree, "next": draw_list, "neighbors": draw_graph, "children": draw_with_children}


def draw_own(node, short):
    """A node that a problem defines, by its members."""
    draw = next((draw for name, draw in OWN.items() if has(node, name)), None)
    if not int(node):
        return "null" if draw in (None, draw_graph) else "[]"
    return draw(node, short) if draw else "node %s" % str(node["val"])


def shown(draw, value, short=False):
    try:
        return draw(value, short)
    except gdb.MemoryError:
        pointer = gdb.types.get_basic_type(value.type).code == gdb.TYPE_CODE_PTR
        return "no node at 0x%x" % int(value) if pointer else "nothing yet"


def is_users(file):
    return os.path.exists(file) and not file.startswith("/usr/")


NODES = {"ListNode": draw_list, "TreeNode": draw_tree, "Node": draw_own}

class Printer:
    def __init__(self, value, draw):
        self.value, self.draw = value, draw

    def to_string(self):
        options = gdb.print_options() if hasattr(gdb, "print_options") else {}
        return shown(self.draw, self.value, options.get("summary", False))  # in a line about a frame

def find_printer(value):
    kind = gdb.types.get_basic_type(value.type)
    if kind.code == gdb.TYPE_CODE_PTR:
        draw = NODES.get(kind.target().unqualified().strip_typedefs().name)
        draw = draw if draw and has(value, "val") else None
    else:
        draw = draw_board if kind.tag and re.match(BOARD, kind.tag) else None
    return Printer(value, draw) if draw else None

def select_users_frame(event):
    """Where a signal stops the program in a library, the line that called it is shown."""
    frame = gdb.newest_frame() if isinstance(event, gdb.SignalEvent) else None
    while frame:
        if frame.find_sal().symtab and is_users(frame.find_sal().symtab.fullname()):
            break
        frame = frame.older()
    if frame and frame != gdb.newest_frame():
        frame.select()
        gdb.execute("frame")

gdb.events.stop.connect(select_users_frame)

# The program's own printers are asked before those of its libraries, which show every vector as a list.
(gdb.objfiles() or [gdb])[0].pretty_printers.insert(0, find_printer)

"""What debuggers show of lists and trees: LeetCode's form, and trees drawn as well."""

MOST_NODES = 100


def list_text(head, following, text):
    """[1,2,3]; `following(node)` is None behind the last one. A cycle is said."""
    values, seen, node = [], {}, head
    while node is not None and len(values) < MOST_NODES:
        key = int(node) if not hasattr(node, "GetValueAsUnsigned") else node.GetValueAsUnsigned()
        if key in seen:
            return "[%s] and on from [%d]" % (",".join(values), seen[key])
        seen[key] = len(values)
        values.append(text(node))
        node = following(node)
    return "[%s%s]" % (",".join(values), ",…" if node is not None else "")


def tree_text(root, children, text):
    """[1,null,2], level by level; `children(node)` are left and right, None where there is none."""
    level, values = [root], []
    for node in level:
        values.append("null" if node is None else text(node))
        if node is not None and len(level) < MOST_NODES:
            level.extend(children(node))
    while values and values[-1] == "null":
        values.pop()
    return "[%s]" % ",".join(values)


def tree_lines(root, children, text, depth=0):
    """The tree on its side: the root at the left, right children above, left ones below."""
    if root is None or depth > MOST_NODES // 4:
        return []
    left, right = children(root)
    return (
        tree_lines(right, children, text, depth + 1)
        + ["    " * depth + text(root)]
        + tree_lines(left, children, text, depth + 1)
    )

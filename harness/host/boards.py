"""What the printers for both debuggers share."""


def drawn(rows):
    """A board as text: with lines between boxes where there are nine rows of nine."""
    if len(rows) != 9 or any(len(row) != 9 for row in rows):
        return "\n".join(" ".join(row) for row in rows)
    lines = [" | ".join(" ".join(row[i : i + 3]) for i in (0, 3, 6)) for row in rows]
    rule = "------+-------+------"
    return "\n".join(lines[0:3] + [rule] + lines[3:6] + [rule] + lines[6:9])

"""A compiled loop visits elements that the loop has removed; Python does not."""

import torch


def total(x):
    """Each element takes the last one away."""
    rows, seen = [x, x + 1, x + 2], 0
    for row in rows:
        if len(rows) > 1:
            rows.pop()
        seen = seen + row
    return seen


x = torch.tensor(1.0)
assert total(x) == 1 + 2
assert torch.compile(total, backend="eager", fullgraph=True)(x) == 1 + 2 + 3

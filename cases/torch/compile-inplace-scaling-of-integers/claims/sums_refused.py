# releases: >=2.9
"""Compiled `+=` and `-=` raise on 2.9 and newer."""

import torch
import torch._dynamo


def more(x):
    """Add a half."""
    x += 0.5
    return x


def less(x):
    """Take a half."""
    x -= 0.5
    return x


def changed(operation):
    """What the compiled operation makes of 3 and 5, or None if it raises."""
    torch._dynamo.reset()
    try:
        return torch.compile(operation, backend="aot_eager")(torch.tensor([3, 5])).tolist()
    except Exception:
        return None


assert changed(more) is None and changed(less) is None

# releases: >=2.5
"""Under vmap `torch.cond` computes both sides and chooses."""

import torch
from torch.utils._python_dispatch import TorchDispatchMode

seen = []


class Names(TorchDispatchMode):
    """Note the names of the operations."""

    def __torch_dispatch__(self, function, types, args=(), kwargs=None):
        seen.append(function.name())
        return function(*args, **(kwargs or {}))


def choose(x):
    """One of two functions."""
    return torch.cond(x.norm() > 1, lambda x: x.sin(), lambda x: x.cos(), (x,))


with Names():
    torch.vmap(choose)(torch.tensor([[3.0, 4.0], [0.3, 0.4]]))
assert {"aten::sin", "aten::cos"} <= set(seen), seen

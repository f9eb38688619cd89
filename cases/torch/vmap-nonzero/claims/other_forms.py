"""`where` with one argument and `nonzero(as_tuple=True)` are refused in other words; `argwhere` fails where the counts differ."""

import torch

try:
    from torch.func import vmap
except ImportError:  # 1.13
    from functorch import vmap

alike = torch.tensor([[0.1, 0.95, 0.99], [0.92, 0.3, 0.97]])
unlike = torch.tensor([[0.1, 0.95, 0.99], [0.92, 0.3, 0.3]])


def words(function, signals):
    """The message of an error."""
    try:
        vmap(function)(signals)
    except RuntimeError as error:
        return str(error)
    return ""


assert "aten::where" in words(lambda signal: torch.where(signal > 0.9)[0], alike)
assert "Batching rule not implemented for aten::nonzero_numpy" in words(
    lambda signal: (signal > 0.9).nonzero(as_tuple=True)[0], alike
)
assert words(lambda signal: torch.argwhere(signal > 0.9), alike) == ""
assert "stack expects each tensor to be equal size" in words(
    lambda signal: torch.argwhere(signal > 0.9), unlike
)

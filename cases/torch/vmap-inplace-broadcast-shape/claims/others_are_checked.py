"""`mul_`, `sub_`, `div_` and `copy_` stop at the check of vmap; `add_` and `+=` do not."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

for name in ("mul_", "sub_", "div_", "copy_"):
    try:
        vmap(lambda x: getattr(torch.zeros(3), name)(x))(torch.ones(5, 3))
    except RuntimeError as error:
        assert str(error).startswith("vmap: "), error
    else:
        raise AssertionError("nothing was raised")

for name in ("add_", "__iadd__"):
    try:
        vmap(lambda x: getattr(torch.zeros(3), name)(x))(torch.ones(5, 3))
    except RuntimeError as error:
        assert str(error) == "output with shape [3] doesn't match the broadcast shape [5, 3]", error
    else:
        raise AssertionError("nothing was raised")

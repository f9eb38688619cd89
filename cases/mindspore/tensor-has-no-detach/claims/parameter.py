"""A Parameter has `requires_grad`, which can be set, and none of the others: the message names Parameter."""

from mindspore import nn

weight = nn.Dense(2, 2).weight
assert weight.requires_grad is True
weight.requires_grad = False
assert weight.requires_grad is False
for name in ("detach", "cpu", "cuda", "backward", "grad"):
    try:
        getattr(weight, name)
    except AttributeError as error:
        assert str(error) == f"'Parameter' object has no attribute '{name}'", error
    else:
        raise AssertionError(name)

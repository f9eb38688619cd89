"""momentum, betas and eps are refused alike, and a misspelt params; the message lists the unknown keys."""

import mindspore as ms
from mindspore import nn

net = nn.Dense(4, 2)
rest = {"params": [net.bias]}
for make, group, unknown in (
    (lambda groups: nn.Momentum(groups, 0.1, 0.9), {"params": [net.weight], "momentum": 0.5}, "['momentum']"),
    (nn.Adam, {"params": [net.weight], "betas": (0.9, 0.99), "eps": 1e-8}, "['betas', 'eps']"),
    (nn.Adam, {"param": [net.weight]}, "['param']"),
):
    try:
        make([group, rest])
    except KeyError as error:
        assert "the key in group params must be one of in" in str(error), error
        assert f"but got {unknown}" in str(error), error
    else:
        raise AssertionError("nothing was raised")

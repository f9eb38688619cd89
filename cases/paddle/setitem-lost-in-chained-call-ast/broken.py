"""Assign to a slice and go on with a chain of method calls on the assigned tensor."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def masked_energy(x):
    """Return the sum of squares of the features without the first column."""
    hidden = x * 1.0
    hidden[:, 0] = 0.0
    return hidden.square().sum()


if MODE != "dynamic":
    masked_energy = paddle.jit.to_static(masked_energy, full_graph=MODE == "ast")

result = masked_energy(paddle.to_tensor([[1.0, 3.0], [5.0, 7.0]]))
assert result.item() == 58.0, "9 + 49 is %.1f" % result.item()

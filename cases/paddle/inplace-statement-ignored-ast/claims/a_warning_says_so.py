"""A UserWarning says that subtract_ does not work in place."""

import os
import warnings

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def spread(x):
    """Return the sum of squares of the hidden features about their mean."""
    hidden = x * 2.0
    hidden.subtract_(hidden.mean())
    return hidden.square().sum()


if MODE != "dynamic":
    spread = paddle.jit.to_static(spread, full_graph=MODE == "ast")

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    spread(paddle.to_tensor([[1.0, 3.0], [5.0, 7.0]]))
texts = [str(warning.message) for warning in caught]
assert MODE != "ast" or any("does not perform inplace operation" in text for text in texts), texts

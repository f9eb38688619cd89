"""Python's max returns the last argument on 2.6.2 and raises from 3.0 on."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def larger(left, right):
    """Return the larger of two losses by Python's max."""
    return max(left, right)


if MODE != "dynamic":
    larger = paddle.jit.to_static(larger, full_graph=MODE == "ast")

try:
    result = larger(paddle.to_tensor(4.0), paddle.to_tensor(1.0)).item()
except TypeError as error:
    assert not paddle.__version__.startswith("2."), paddle.__version__
    assert "bool(Tensor) is not supported" in str(error)
else:
    assert paddle.__version__.startswith("2.") and result == 1.0, result

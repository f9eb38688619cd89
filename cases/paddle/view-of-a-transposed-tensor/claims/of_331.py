# releases: ==3.3.1
"""On 3.3.1 a list with -1 is accepted for a contiguous tensor, and one of another number of elements has words of its own."""

import paddle

x = paddle.arange(24, dtype="float32").reshape([4, 6])
assert list(x.view([2, -1]).shape) == [2, 12]
try:
    x.view([5, 5])
except ValueError as error:
    assert "The 'shape' in ReshapeOp is invalid" in str(error), error
else:
    raise RuntimeError("nothing was raised")

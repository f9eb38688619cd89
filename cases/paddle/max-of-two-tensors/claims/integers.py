"""Integers in the second tensor are taken for axes: without an error where they fit, else "The reduce dim index" or, for one axis twice on 3.2.1 and 3.3.1, "Axis contains duplicate dimensions"."""

import paddle

x = paddle.to_tensor([[3, 1], [5, 0]])
assert paddle.max(x, paddle.to_tensor([0, 1])).item() == 5
assert paddle.maximum(x, paddle.to_tensor([0, 1])).tolist() == [[3, 1], [5, 1]]
try:
    paddle.max(paddle.to_tensor([1, 5]), paddle.to_tensor([3, 2]))
except ValueError as error:
    assert "The reduce dim index 0 should be in the range" in str(error), error
    assert "But received dim index = 3" in str(error), error
else:
    raise RuntimeError("nothing was raised")
try:
    assert paddle.max(paddle.to_tensor([1, 0]), paddle.to_tensor([0, 0])).item() == 1
except ValueError as error:
    assert paddle.__version__ != "2.6.2" and "Axis contains duplicate dimensions" in str(error), error
else:
    assert paddle.__version__ not in ("3.2.1", "3.3.1")

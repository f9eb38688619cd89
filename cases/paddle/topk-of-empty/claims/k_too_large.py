"""A k larger than a tensor of three elements has the message with 3 in the place of 0; a smaller one passes."""

import paddle

x = paddle.to_tensor([1.0, 3.0, 2.0])
try:
    paddle.topk(x, 5)
except ValueError as error:
    assert "x has only 3 element, can not find 5 top values" in str(error)
else:
    raise AssertionError("nothing was raised")
assert paddle.topk(x, min(5, x.shape[0]))[1].tolist() == [1, 2, 0]

"""Tensors with as many axes and another size beside the joined axis have other words, "The 1-th dimension"; another size in the joined axis is right."""

import paddle

try:
    paddle.concat([paddle.ones([2, 3]), paddle.ones([2, 4])])
except ValueError as error:
    assert "The 1-th dimension of input[0] and input[1] is expected to be equal" in str(error), error
else:
    raise RuntimeError("accepted")
assert list(paddle.concat([paddle.ones([2, 3]), paddle.ones([5, 3])]).shape) == [7, 3]

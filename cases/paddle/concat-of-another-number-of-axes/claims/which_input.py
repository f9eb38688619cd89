"""The number in the brackets is the place in the list of the first tensor that does not fit input[0]."""

import paddle

parts = [paddle.ones([3, 4]), paddle.ones([1, 4]), paddle.ones([4]), paddle.ones([4])]
try:
    paddle.concat(parts)
except ValueError as error:
    assert "The shape of input[0] and input[2] is expected to be equal" in str(error), error
    assert "input[0]'s shape = [3, 4], input[2]'s shape = [4]" in str(error), error
else:
    raise RuntimeError("accepted")

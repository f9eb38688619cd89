"""One of them beside a vector has other words: The shape of input[0] and input[1] is expected to be equal."""

import paddle

try:
    paddle.concat([paddle.ones([3]), paddle.to_tensor(1.0)])
except ValueError as error:
    assert "The shape of input[0] and input[1] is expected to be equal" in str(error), error
    assert "input[0]'s shape = [3], input[1]'s shape = []" in str(error), error
else:
    raise RuntimeError("accepted")
assert paddle.concat([paddle.ones([3]), paddle.to_tensor(1.0).reshape([1])]).tolist() == [1, 1, 1, 1]

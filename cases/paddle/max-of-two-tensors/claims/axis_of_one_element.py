"""An axis in a tensor of shape [1] works as axis.item(); the tensor itself passes before 3.3.1 and ends there in a SystemError."""

import paddle

x, axis = paddle.to_tensor([[-1.0, 5.0], [-3.0, 2.0]]), paddle.full([1], 1, dtype="int64")
assert paddle.max(x, axis.item()).tolist() == [5, 2]
try:
    assert paddle.max(x, axis).tolist() == [5, 2]
except SystemError:
    assert paddle.__version__ == "3.3.1"

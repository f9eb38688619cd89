"""An output of tanh below 0 is refused as a logit is; brought to 0 to 1 it is taken."""

import paddle
import paddle.nn.functional as F

output, label = paddle.tanh(paddle.to_tensor([-0.5])), paddle.to_tensor([0.0])
try:
    F.binary_cross_entropy(output, label)
except ValueError as error:
    assert "but received x_data[i]:-0.462117 <" in str(error), error
else:
    raise AssertionError("it is taken")
assert F.binary_cross_entropy((output + 1) / 2, label).item() > 0

"""Labels of bool raise with `bool` in the message."""

import paddle
import paddle.nn.functional as F

scores = paddle.to_tensor([[2.0, 1.0]], stop_gradient=False)
loss = F.cross_entropy(scores, paddle.to_tensor([True]))
try:
    loss.backward()
except OSError as error:
    assert "CrossEntropyWithSoftmaxGradCPUKernel" in str(error)
    assert "is not implemented for data type `bool`" in str(error)
else:
    raise AssertionError("labels of bool do not raise")

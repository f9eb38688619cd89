"""The loss of float labels is computed, and is that of integer labels: only the backward pass raises."""

import paddle
import paddle.nn.functional as F

scores = paddle.to_tensor([[2.0, 1.0, 0.0], [0.0, 1.0, 2.0]], stop_gradient=False)
labels = paddle.to_tensor([0, 1])

as_float = F.cross_entropy(scores, labels.astype("float32"))
as_int = F.cross_entropy(scores, labels)
assert float(as_float) == float(as_int)
assert float(F.cross_entropy(scores, labels.astype("bfloat16"))) == float(as_int)
assert float(F.cross_entropy(scores, labels.astype("float64"))) == float(as_int)
as_int.backward()
try:
    as_float.backward()
except OSError as error:
    assert "CrossEntropyWithSoftmaxGradCPUKernel" in str(error)
else:
    raise AssertionError("the backward pass of float labels does not raise")

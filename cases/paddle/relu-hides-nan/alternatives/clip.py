"""The activation is written as a clip, which returns NaN for NaN."""

import paddle

layer = paddle.nn.Linear(2, 2)
layer.weight.set_value(paddle.to_tensor([[float("nan"), 1.0], [1.0, 1.0]]))
hidden = layer(paddle.ones([1, 2]))
hidden = paddle.clip(hidden, min=0)

result = hidden.mean()
assert paddle.isnan(result), "the NaN is gone, the mean is %.1f" % result.item()

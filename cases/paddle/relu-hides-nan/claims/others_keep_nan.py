"""`leaky_relu`, `relu6` and `elu` give NaN for NaN on the CPU; `nn.ReLU` and `relu_` give 0."""

import paddle
import paddle.nn.functional as F

nan = paddle.to_tensor([float("nan")])
for activation in (F.leaky_relu, F.relu6, F.elu):
    assert bool(paddle.isnan(activation(nan)))
for activation in (paddle.nn.ReLU(), F.relu_):
    assert activation(nan.clone()).tolist() == [0.0]

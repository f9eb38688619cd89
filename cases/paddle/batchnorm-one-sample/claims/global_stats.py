"""With `use_global_stats=True` one sample in training is normalised by the running statistics, which stay; scale and bias are applied."""

import paddle

constant = paddle.nn.initializer.Constant
norm = paddle.nn.BatchNorm1D(
    2, weight_attr=constant(3.0), bias_attr=constant(5.0), use_global_stats=True
)
norm._mean.set_value(paddle.to_tensor([7.0, 9.0]))
output = norm(paddle.to_tensor([[8.0, 9.0]]))
assert norm.training
assert (output - paddle.to_tensor([[8.0, 5.0]])).abs().max().item() < 0.01
assert norm._mean.tolist() == [7.0, 9.0]

"""`clip_grad_norm_` with the infinity norm returns a number and leaves the NaN in the gradient."""

import paddle

layer = paddle.nn.Linear(3, 1, bias_attr=False)
layer(paddle.to_tensor([[3.0, float("nan"), 0.5]])).sum().backward()
total = paddle.nn.utils.clip_grad_norm_(layer.parameters(), 1.0, norm_type=float("inf"))
assert total.item() == 0.5
assert bool(paddle.isnan(layer.weight.grad).any())

"""In no_grad() add_, clip_ and uniform_ change a parameter, which stays one."""

import paddle

weight = paddle.nn.Linear(3, 3).weight
with paddle.no_grad():
    weight.uniform_(-1.0, 1.0)
    weight.add_(paddle.full([3, 3], 5.0))
    weight.clip_(0.0, 2.0)
assert weight.numpy().min() == weight.numpy().max() == 2
assert weight.is_leaf and not weight.stop_gradient

"""An optimizer that has taken a step refuses the state of another model's names: optimizer Tensor ... not found."""

import paddle
from paddle import nn

first, second = nn.Linear(2, 1), nn.Linear(2, 1)
optimizers = []
for model in (first, second):
    optimizer = paddle.optimizer.Adam(0.1, parameters=model.parameters())
    model(paddle.ones([4, 2])).sum().backward()
    optimizer.step()
    optimizers.append(optimizer)
try:
    optimizers[1].set_state_dict(optimizers[0].state_dict())
except AssertionError as error:
    words = "optimizer Tensor " + second.weight.name + "_moment1_0 not found"
    assert words in str(error), error
else:
    raise RuntimeError("nothing was raised")

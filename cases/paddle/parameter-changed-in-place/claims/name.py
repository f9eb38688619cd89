"""The message has the name of the parameter, which tells its place in the model."""

import paddle
from paddle import nn

model = nn.Sequential(nn.Linear(2, 3), nn.Linear(3, 3))
try:
    model[1].weight[:] = paddle.eye(3)
except ValueError as error:
    name = str(error).split("Leaf Tensor (")[1].split(")")[0]
    assert [n for n, p in model.named_parameters() if p.name == name] == ["1.weight"]
else:
    raise AssertionError("nothing was raised")

"""paddle.set_device once, and no `.to` of each tensor: new tensors and layers are on that device."""

import paddle
from paddle import nn

paddle.set_device("gpu:0" if paddle.is_compiled_with_cuda() else "cpu")
model = nn.Linear(4, 2)
x = paddle.randn([8, 4])
assert str(x.place) == str(model.weight.place)
assert list(model(x).shape) == [8, 2]

"""Load half-precision weights as float32 on a machine without a GPU."""

import paddle
from paddle import nn

paddle.seed(0)
model = nn.Sequential(nn.Conv2D(3, 4, 3), nn.ReLU(), nn.Flatten(), nn.Linear(144, 2))
half = {name: value.astype("float16") for name, value in model.state_dict().items()}

model.set_state_dict({name: value.astype("float32") for name, value in half.items()})
images = paddle.rand([2, 3, 8, 8])
result = model(images)
assert result.shape == [2, 2]
assert bool(paddle.isfinite(result).all())

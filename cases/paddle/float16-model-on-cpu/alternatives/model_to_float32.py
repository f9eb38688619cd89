"""The half-precision model is converted after its weights were loaded."""

import paddle
from paddle import nn

paddle.seed(0)
model = nn.Sequential(nn.Conv2D(3, 4, 3), nn.ReLU(), nn.Flatten(), nn.Linear(144, 2))
half = {name: value.astype("float16") for name, value in model.state_dict().items()}

model.to(dtype="float16")
model.set_state_dict(half)
model.to(dtype="float32")
images = paddle.rand([2, 3, 8, 8])
result = model(images)
assert result.shape == [2, 2]
assert bool(paddle.isfinite(result).all())

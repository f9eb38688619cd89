"""The same model in bfloat16 fails too, with bfloat16 in the key."""

import paddle
from paddle import nn

model = nn.Sequential(nn.Conv2D(3, 4, 3), nn.ReLU(), nn.Flatten(), nn.Linear(144, 2))
model.to(dtype="bfloat16")
try:
    model(paddle.rand([2, 3, 8, 8]).astype("bfloat16"))
except RuntimeError as error:
    assert "The kernel with key (CPU, Undefined(AnyLayout), bfloat16)" in str(error)
else:
    raise AssertionError("nothing was raised")

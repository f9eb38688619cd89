"""`paddle.jit.save` with an `input_spec` writes a program that is loaded without the class, for prediction."""

import os
import tempfile

import paddle
from paddle import nn
from paddle.static import InputSpec

paddle.seed(0)
model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2))
path = os.path.join(tempfile.mkdtemp(), "model")

paddle.jit.save(model, path, input_spec=[InputSpec([None, 4], "float32")])

used = paddle.jit.load(path)
result = used(paddle.ones([1, 4])).numpy()
assert abs(result - model(paddle.ones([1, 4])).numpy()).max() < 1e-6

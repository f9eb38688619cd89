"""Train, save the model as a whole, and load it where it is used."""

import os
import tempfile

import paddle
from paddle import nn

paddle.seed(0)
model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2))
path = os.path.join(tempfile.mkdtemp(), "model.pdparams")

paddle.save(model, path)

used = paddle.load(path)
result = used(paddle.ones([1, 4])).numpy()

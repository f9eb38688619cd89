"""Train, save the weights of the model, and load them where it is used."""

import os
import tempfile

import paddle
from paddle import nn


def make_model():
    return nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2))


paddle.seed(0)
model = make_model()
path = os.path.join(tempfile.mkdtemp(), "model.pdparams")

paddle.save(model.state_dict(), path)

used = make_model()
used.set_state_dict(paddle.load(path))
result = used(paddle.ones([1, 4])).numpy()
assert (result == model(paddle.ones([1, 4])).numpy()).all()

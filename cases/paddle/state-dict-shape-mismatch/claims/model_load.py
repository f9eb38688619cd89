"""`paddle.Model.load` raises for an entry of another shape, and skips it with `skip_mismatch=True`."""

import os
import tempfile

import paddle
from paddle import nn

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "model")
    paddle.save(nn.Sequential(nn.Linear(4, 3), nn.Linear(3, 2)).state_dict(), path + ".pdparams")
    model = paddle.Model(nn.Sequential(nn.Linear(4, 3), nn.Linear(3, 5)))
    try:
        model.load(path)
    except ValueError as error:
        assert "1.weight receives a shape [3, 2], but the expected shape is [3, 5]" in str(error)
    else:
        raise AssertionError("nothing was raised")
    model.load(path, skip_mismatch=True)
assert list(model.network[1].weight.shape) == [3, 5]

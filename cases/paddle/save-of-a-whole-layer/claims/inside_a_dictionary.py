"""A layer inside a dictionary is refused alike; its `state_dict()` inside one is saved, with numbers beside it."""

import os
import tempfile

import paddle

path = os.path.join(tempfile.mkdtemp(), "checkpoint.pdparams")
model = paddle.nn.Linear(2, 1)
try:
    paddle.save({"model": model, "epoch": 3}, path)
except ValueError as error:
    assert "do not support saving" in str(error)
else:
    raise AssertionError("a layer in a dictionary is saved")
paddle.save({"model": model.state_dict(), "epoch": 3}, path)
assert paddle.load(path)["epoch"] == 3

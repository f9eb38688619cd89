"""`paddle.Model.load` raises a ValueError for a key that the file lacks, and with skip_mismatch=True an UnboundLocalError."""

import os
import tempfile

import paddle
from paddle import nn

path = os.path.join(tempfile.mkdtemp(), "model")
paddle.save(
    {"backbone." + key: value for key, value in nn.Linear(4, 3).state_dict().items()},
    path + ".pdparams",
)
model = paddle.Model(nn.Linear(4, 3))
model.prepare()
try:
    model.load(path)
except ValueError as error:
    assert "is not found in the providing file" in str(error)
else:
    raise AssertionError("nothing was raised")
try:
    model.load(path, skip_mismatch=True)
except UnboundLocalError:
    pass
else:
    raise AssertionError("nothing was raised")

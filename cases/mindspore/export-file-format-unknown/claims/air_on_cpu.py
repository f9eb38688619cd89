"""AIR is in the list, but on a CPU it is refused in other words."""

import os
import tempfile

import mindspore as ms
from mindspore import nn, ops

ms.set_context(device_target="CPU")
path = os.path.join(tempfile.mkdtemp(), "model")
try:
    ms.export(nn.Dense(4, 2), ops.ones((1, 4), ms.float32), file_name=path, file_format="AIR")
except ValueError as error:
    assert "Only support export file in 'AIR' format with Ascend backend" in str(error), error
else:
    raise AssertionError("nothing was raised")

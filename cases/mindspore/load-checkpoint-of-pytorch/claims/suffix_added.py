"""`save_checkpoint` to model.pth writes model.pth.ckpt."""

import os
import tempfile

import mindspore as ms
from mindspore import nn

folder = tempfile.mkdtemp()
ms.save_checkpoint(nn.Dense(10, 2), os.path.join(folder, "model.pth"))
assert "model.pth.ckpt" in os.listdir(folder) and "model.pth" not in os.listdir(folder)

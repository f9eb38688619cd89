"""Only the end of the name is looked at: a checkpoint of MindSpore named .pth or without an end, and a missing .pth, raise the same."""

import os
import shutil
import tempfile

import mindspore as ms
from mindspore import nn

folder = tempfile.mkdtemp()
good = os.path.join(folder, "good.ckpt")
ms.save_checkpoint(nn.Dense(10, 2), good)
assert sorted(ms.load_checkpoint(good)) == ["bias", "weight"]
for name in ("good.pth", "good", "missing.pth"):
    path = os.path.join(folder, name)
    if name != "missing.pth":
        shutil.copy(good, path)
    try:
        ms.load_checkpoint(path)
    except ValueError as error:
        text = str(error)
        assert (
            "the checkpoint file format must same with 'format'" in text
            or "the checkpoint file should end with '.ckpt'" in text
        ), text
    else:
        raise AssertionError("nothing was raised")
try:
    ms.load_checkpoint(os.path.join(folder, "missing.ckpt"))
except ValueError as error:
    assert "does not exist" in str(error), error
else:
    raise AssertionError("nothing was raised")

"""onnx, MindIR, pb and ckpt are refused with the same words; without file_format a TypeError is raised."""

import os
import tempfile

import mindspore as ms
from mindspore import nn, ops

path = os.path.join(tempfile.mkdtemp(), "model")
x = ops.ones((1, 4), ms.float32)
for file_format in ("onnx", "MindIR", "pb", "ckpt"):
    try:
        ms.export(nn.Dense(4, 2), x, file_name=path, file_format=file_format)
    except ValueError as error:
        assert "For 'export', 'file_format' must be one of [" in str(error), error
        assert f"but got {file_format}." in str(error), error
    else:
        raise AssertionError("nothing was raised")
try:
    ms.export(nn.Dense(4, 2), x, file_name=path)
except TypeError as error:
    assert "file_format" in str(error), error
else:
    raise AssertionError("nothing was raised")

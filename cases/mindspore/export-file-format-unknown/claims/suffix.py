"""The file's name does not choose the format: model.onnx with MINDIR becomes model.onnx.mindir, and ONNX writes model.onnx. An end that fits is not added twice."""

import os
import tempfile

import mindspore as ms
from mindspore import nn, ops

folder = tempfile.mkdtemp()
x = ops.ones((1, 4), ms.float32)
ms.export(nn.Dense(4, 2), x, file_name=os.path.join(folder, "model.onnx"), file_format="MINDIR")
assert "model.onnx.mindir" in os.listdir(folder) and "model.onnx" not in os.listdir(folder)
ms.export(nn.Dense(4, 2), x, file_name=os.path.join(folder, "other"), file_format="ONNX")
assert "other.onnx" in os.listdir(folder)
ms.export(nn.Dense(4, 2), x, file_name=os.path.join(folder, "third.mindir"), file_format="MINDIR")
assert "third.mindir" in os.listdir(folder) and "third.mindir.mindir" not in os.listdir(folder)

"""torch 1.13 has no rule for `stft` at any opset, 2.1 and later have one for opset 17."""

import inspect
import io
import sys
import types

import torch

# In place of the package onnx, which the exporter asks for at its end: a model that calls no function of onnxscript.
onnx = types.ModuleType("onnx")
onnx.load_model_from_string = lambda data: types.SimpleNamespace(graph=types.SimpleNamespace(node=[]))
sys.modules["onnx"] = onnx


class Spectrogram(torch.nn.Module):
    def forward(self, x):
        return torch.stft(x, 4, window=torch.ones(4), return_complex=False)


known = inspect.signature(torch.onnx.export).parameters
options = {"dynamo": False} if "dynamo" in known else {}
file = io.BytesIO()
try:
    torch.onnx.export(Spectrogram(), (torch.randn(2, 8),), file, opset_version=17, **options)
except torch.onnx.errors.UnsupportedOperatorError as error:
    assert torch.__version__ < "2"
    assert "Exporting the operator 'aten::stft'" in str(error) and "was added in version" not in str(error)
else:
    assert torch.__version__ >= "2.1" and b"STFT" in file.getvalue()

"""Export a classifier to ONNX with an opset that every release since 1.13 has; the package onnx is there."""

import io
import sys
import types

import torch

# In place of the package onnx, which the exporter asks for at its end.
onnx = types.ModuleType("onnx")
onnx.load_model_from_string = onnx.load_from_string = lambda data: types.SimpleNamespace(graph=types.SimpleNamespace(node=[]))
sys.modules["onnx"] = onnx

torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.ReLU(), torch.nn.Linear(8, 2)).eval()
file = io.BytesIO()
torch.onnx.export(model, (torch.ones(1, 4),), file, input_names=["features"], opset_version=17)
result = int(b"features" in file.getvalue())
assert result == 1

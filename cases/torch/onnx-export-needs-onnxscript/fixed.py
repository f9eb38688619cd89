"""Export a model to ONNX by the exporter on TorchScript, with the package onnx alone."""

import io
import sys
import types

import torch

# In place of the package onnx, which the exporter asks for at its end: a model that calls no function of onnxscript.
onnx = types.ModuleType("onnx")
onnx.load_model_from_string = lambda data: types.SimpleNamespace(graph=types.SimpleNamespace(node=[]))
sys.modules["onnx"] = onnx

model = torch.nn.Linear(4, 2).eval()
file = io.BytesIO()
torch.onnx.export(model, (torch.ones(1, 4),), file, input_names=["features"], opset_version=14, dynamo=False)
result = int(b"features" in file.getvalue())
assert result == 1

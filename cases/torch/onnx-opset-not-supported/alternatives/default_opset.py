"""Without opset_version the exporter takes its default, which it supports."""

import io
import sys
import types

import torch

# In place of the package onnx, which the exporter asks for at its end.
onnx = types.ModuleType("onnx")
onnx.load_model_from_string = onnx.load_from_string = lambda data: types.SimpleNamespace(graph=types.SimpleNamespace(node=[]))
sys.modules["onnx"] = onnx

model = torch.nn.Linear(4, 2).eval()
file = io.BytesIO()
torch.onnx.export(model, (torch.ones(1, 4),), file, input_names=["features"])
assert b"features" in file.getvalue()

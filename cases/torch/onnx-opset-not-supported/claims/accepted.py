"""1.13 accepts the opsets 7 to 17, 2.0 up to 18, 2.2 up to 19, 2.5 and 2.6 up to 20; 6 and the next one are refused in the same words."""

import io
import sys
import types

import torch

# In place of the package onnx, which the exporter asks for at its end.
onnx = types.ModuleType("onnx")
onnx.load_model_from_string = onnx.load_from_string = lambda data: types.SimpleNamespace(graph=types.SimpleNamespace(node=[]))
sys.modules["onnx"] = onnx

model = torch.nn.Linear(4, 2).eval()
last = {"1.13": 17, "2.0": 18, "2.2": 19, "2.5": 20, "2.6": 20}.get(".".join(torch.__version__.split(".")[:2]))
if last:
    for opset in range(7, last + 1):
        torch.onnx.export(model, (torch.ones(1, 4),), io.BytesIO(), opset_version=opset)
    for opset in (6, last + 1):
        try:
            torch.onnx.export(model, (torch.ones(1, 4),), io.BytesIO(), opset_version=opset)
        except ValueError as error:
            assert str(error) == f"Unsupported ONNX opset version: {opset}", error
        else:
            raise AssertionError(f"{opset} was accepted")

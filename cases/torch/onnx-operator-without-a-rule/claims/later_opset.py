"""Where a later opset has the operator, the message names it, and the export with it works."""

import inspect
import io
import sys
import types

import torch

# In place of the package onnx, which the exporter asks for at its end: a model that calls no function of onnxscript.
onnx = types.ModuleType("onnx")
onnx.load_model_from_string = lambda data: types.SimpleNamespace(graph=types.SimpleNamespace(node=[]))
sys.modules["onnx"] = onnx


class Sampler(torch.nn.Module):
    def forward(self, x):
        return torch.nn.functional.grid_sample(x, x.permute(0, 2, 3, 1), align_corners=False)


def export(opset):
    known = inspect.signature(torch.onnx.export).parameters
    options = {"dynamo": False} if "dynamo" in known else {}
    file = io.BytesIO()
    torch.onnx.export(Sampler(), (torch.rand(1, 2, 4, 4),), file, opset_version=opset, **options)
    return file.getvalue()


try:
    export(11)
except torch.onnx.errors.UnsupportedOperatorError as error:
    message = str(error)
assert "Support for this operator was added in version 16, try exporting with this version" in message, message
assert b"GridSample" in export(16)

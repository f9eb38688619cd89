"""register_custom_op_symbolic gives an operator a rule that is made of operators of ONNX."""

import inspect
import io
import sys
import types

import torch

# In place of the package onnx, which the exporter asks for at its end: a model that calls no function of onnxscript.
onnx = types.ModuleType("onnx")
onnx.load_model_from_string = lambda data: types.SimpleNamespace(graph=types.SimpleNamespace(node=[]))
sys.modules["onnx"] = onnx


class Length(torch.nn.Module):
    def forward(self, x, y):
        return torch.hypot(x, y)


def export():
    known = inspect.signature(torch.onnx.export).parameters
    options = {"dynamo": False} if "dynamo" in known else {}
    file = io.BytesIO()
    torch.onnx.export(Length(), (torch.ones(2), torch.ones(2)), file, opset_version=17, **options)
    return file.getvalue()


def hypot(g, x, y):
    return g.op("Sqrt", g.op("Add", g.op("Mul", x, x), g.op("Mul", y, y)))


try:
    export()
except torch.onnx.errors.UnsupportedOperatorError as error:
    message = str(error)
assert "Exporting the operator 'aten::hypot' to ONNX opset version 17 is not supported" in message
torch.onnx.register_custom_op_symbolic("aten::hypot", hypot, 17)
assert b"Sqrt" in export()

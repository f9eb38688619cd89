# releases: >=2.9
"""An exported program needs onnxscript with dynamo=False as well."""

import io

import torch

model, inputs = torch.nn.Linear(4, 2), (torch.ones(1, 4),)
program = torch.export.export(model, inputs)
try:
    torch.onnx.export(program, inputs, io.BytesIO(), dynamo=False)
except ModuleNotFoundError as error:
    message = str(error)
assert message == "No module named 'onnxscript'", message

"""dynamo=False does without onnxscript, but wants the package onnx: Module onnx is not installed!"""

import io

import torch

try:
    torch.onnx.export(torch.nn.Linear(4, 2), (torch.ones(1, 4),), io.BytesIO(), dynamo=False)
except torch.onnx.errors.OnnxExporterError as error:
    message = str(error)
assert message == "Module onnx is not installed!", message

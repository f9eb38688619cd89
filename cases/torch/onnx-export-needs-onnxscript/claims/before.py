# releases: >=2.5,<2.9
"""Before 2.9 dynamo=True raises the same, and the default is False."""

import inspect
import io

import torch

assert inspect.signature(torch.onnx.export).parameters["dynamo"].default is False
try:
    torch.onnx.export(torch.nn.Linear(4, 2), (torch.ones(1, 4),), io.BytesIO(), dynamo=True)
except ModuleNotFoundError as error:
    message = str(error)
assert message == "No module named 'onnxscript'", message

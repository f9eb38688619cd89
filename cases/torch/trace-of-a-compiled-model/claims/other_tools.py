# releases: >=2.2,<2.8
"""The ONNX exporter that traces (dynamo=False since 2.5) fails in the same words; torch.export takes the compiled model."""

import inspect
import io

import torch
from torch import nn

model = torch.compile(nn.Linear(4, 2), backend="eager")
options = {"dynamo": False} if "dynamo" in inspect.signature(torch.onnx.export).parameters else {}
try:
    torch.onnx.export(model, (torch.ones(1, 4),), io.BytesIO(), **options)
except RuntimeError as error:
    assert "Detected that you are using FX to torch.jit.trace a dynamo-optimized function" in str(error)
else:
    raise AssertionError("nothing was raised")
program = torch.export.export(model, (torch.ones(1, 4),))
assert type(program).__name__ == "ExportedProgram"

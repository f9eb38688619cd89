# releases: >=1.13,<2.4
"""torch.onnx.export of 2.3 and older refuses the keyword dynamo."""

import io

import torch

try:
    torch.onnx.export(torch.nn.Linear(4, 2), (torch.ones(1, 4),), io.BytesIO(), dynamo=False)
except TypeError as error:
    message = str(error)
assert "unexpected keyword argument 'dynamo'" in message

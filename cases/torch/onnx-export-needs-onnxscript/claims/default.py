"""The default of dynamo is True since 2.9."""

import inspect

import torch

assert inspect.signature(torch.onnx.export).parameters["dynamo"].default is True

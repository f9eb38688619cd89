"""The check comes before the model runs and before the package onnx is asked for: another version of onnx changes nothing."""

import io
import sys

import torch

sys.modules["onnx"] = None  # an import of it fails


class Model(torch.nn.Module):
    calls = 0

    def forward(self, x):
        Model.calls += 1
        return x + 1


try:
    torch.onnx.export(Model(), (torch.ones(1, 4),), io.BytesIO(), opset_version=21)
except ValueError as error:
    assert "Unsupported ONNX opset version: 21" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert Model.calls == 0

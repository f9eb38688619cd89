"""Export a model with a Fourier transform to ONNX, by the exporter on TorchScript."""

import inspect
import io
import sys
import types

import torch

# In place of the package onnx, which the exporter asks for at its end: a model that calls no function of onnxscript.
onnx = types.ModuleType("onnx")
onnx.load_model_from_string = lambda data: types.SimpleNamespace(graph=types.SimpleNamespace(node=[]))
sys.modules["onnx"] = onnx


class Spectrum(torch.nn.Module):
    """The power of each frequency of rows with 8 values."""

    def forward(self, x):
        spectrum = torch.fft.rfft(x)
        return spectrum.real**2 + spectrum.imag**2


def export(model, x):
    """The bytes of the ONNX file."""
    file = io.BytesIO()
    known = inspect.signature(torch.onnx.export).parameters
    options = {"dynamo": False} if "dynamo" in known else {}
    torch.onnx.export(model, (x,), file, opset_version=17, **options)
    return file.getvalue()


torch.manual_seed(0)
x = torch.randn(2, 8)
result = Spectrum()(x)
assert len(export(Spectrum(), x)) > 0
assert torch.allclose(result, torch.fft.rfft(x).abs() ** 2, atol=1e-4)

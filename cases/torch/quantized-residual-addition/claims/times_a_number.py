"""Arithmetic with a number, such as `x * 2`, fails in other words: empty_strided not supported on quantized tensors yet."""

import torch
import torch.ao.quantization as quantization
from torch import nn


class Model(nn.Module):
    def __init__(self, function):
        super().__init__()
        self.quant, self.dequant = quantization.QuantStub(), quantization.DeQuantStub()
        self.layer, self.function = nn.Linear(4, 4), function

    def forward(self, x):
        return self.dequant(self.function(self.layer(self.quant(x))))


def error_of(function):
    model = Model(function).eval()
    model.qconfig = quantization.default_qconfig
    prepared = quantization.prepare(model)
    prepared(torch.randn(8, 4))
    try:
        quantization.convert(prepared)(torch.randn(8, 4))
        return ""
    except (NotImplementedError, RuntimeError) as error:
        return str(error)


for function in [lambda x: x * 2, lambda x: x + 1, lambda x: x - 1, lambda x: x / 2]:
    assert "empty_strided not supported on quantized tensors yet" in error_of(function)

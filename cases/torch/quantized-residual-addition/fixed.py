"""Quantize a residual block whose addition is a FloatFunctional."""

import torch
import torch.ao.quantization as quantization
from torch import nn

torch.manual_seed(0)


class Block(nn.Module):
    """A linear layer with a shortcut, between the stubs that quantize and dequantize."""

    def __init__(self):
        super().__init__()
        self.quant, self.dequant = quantization.QuantStub(), quantization.DeQuantStub()
        self.layer = nn.Linear(8, 8)
        self.shortcut = nn.quantized.FloatFunctional()

    def forward(self, x):
        x = self.quant(x)
        x = self.shortcut.add(x, self.layer(x))
        return self.dequant(x)


model = Block().eval()
model.qconfig = quantization.default_qconfig
prepared = quantization.prepare(model)
inputs = torch.randn(16, 8)
prepared(inputs)
quantized = quantization.convert(prepared)

result = quantized(inputs)
assert (result - model(inputs)).abs().max() < 0.2

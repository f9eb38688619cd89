"""Quantize a residual block by FX graph mode, which replaces the sum itself."""

import torch
import torch.ao.quantization as quantization
from torch import nn
from torch.ao.quantization import quantize_fx

torch.manual_seed(0)


class Block(nn.Module):
    """A linear layer with a shortcut."""

    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(8, 8)

    def forward(self, x):
        return x + self.layer(x)


model = Block().eval()
inputs = torch.randn(16, 8)
mapping = quantization.QConfigMapping().set_global(quantization.default_qconfig)
prepared = quantize_fx.prepare_fx(model, mapping, (inputs,))
prepared(inputs)
quantized = quantize_fx.convert_fx(prepared)

result = quantized(inputs)
assert "torch.ops.quantized.add" in quantized.code
assert (result - model(inputs)).abs().max() < 0.2

"""Quantize a trained model by `prepare_fx` and `convert_fx`, which put in what quantizes the input."""

import torch
import torch.ao.quantization as quantization
from torch import nn
from torch.ao.quantization.quantize_fx import convert_fx, prepare_fx

torch.manual_seed(0)


class Classifier(nn.Module):
    """A convolution and a linear layer."""

    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(1, 4, 3)
        self.head = nn.Linear(4 * 6 * 6, 2)

    def forward(self, x):
        x = torch.relu(self.conv(x)).flatten(1)
        return self.head(x)


model = Classifier().eval()
images = torch.randn(16, 1, 8, 8)
mapping = quantization.QConfigMapping().set_global(quantization.default_qconfig)
prepared = prepare_fx(model, mapping, (images,))
prepared(images)
quantized = convert_fx(prepared)

result = quantized(images)
assert "quantized" in type(quantized.head).__module__
assert result.dtype == torch.float32 and (result - model(images)).abs().max() < 0.1

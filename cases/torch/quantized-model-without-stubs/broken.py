"""Quantize a trained model after training, and call it with images."""

import torch
import torch.ao.quantization as quantization
from torch import nn

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
model.qconfig = quantization.default_qconfig
prepared = quantization.prepare(model)
images = torch.randn(16, 1, 8, 8)
prepared(images)
quantized = quantization.convert(prepared)

result = quantized(images)
assert (result - model(images)).abs().max() < 0.1

"""Two inputs declared and one given runs: the first name, `x` here, is the module, and the second the input."""

import torch
from torch import nn


class Scale(nn.Module):
    def forward(x, factor):
        return x, factor


model, inputs = Scale(), torch.zeros(2)
first, second = model(inputs)
assert first is model and second is inputs

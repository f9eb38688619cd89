"""Called by keyword, `model(x=inputs)`, it "got multiple values for argument 'x'": the object itself is already x."""

import torch
from torch import nn


class Scale(nn.Module):
    def forward(x):
        return x


try:
    Scale()(x=torch.zeros(2))
except TypeError as error:
    assert "Scale.forward() got multiple values for argument 'x'" in str(error), error
else:
    raise AssertionError("nothing was raised")

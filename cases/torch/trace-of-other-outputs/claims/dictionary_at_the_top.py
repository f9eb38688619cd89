"""A dictionary of tensors as the output is traced with strict=False; without, another message says so."""

import torch
from torch import nn


class Model(nn.Module):
    def forward(self, x):
        return {"twice": x * 2}


try:
    torch.jit.trace(Model(), torch.ones(2))
except RuntimeError as error:
    assert "Encountering a dict at the output of the tracer" in str(error)
else:
    raise AssertionError("nothing was raised")
traced = torch.jit.trace(Model(), torch.ones(2), strict=False)
assert traced(torch.ones(2))["twice"].tolist() == [2, 2]

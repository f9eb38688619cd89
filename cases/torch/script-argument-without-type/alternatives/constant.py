"""Make the axis an attribute of a module: its type is that of the value."""

import torch


class Shares(torch.nn.Module):
    def __init__(self, axis):
        super().__init__()
        self.axis = axis

    def forward(self, weights):
        return weights / weights.sum(self.axis, keepdim=True)


scripted = torch.jit.script(Shares(1))

result = scripted(torch.tensor([[1.0, 3.0], [2.0, 2.0]]))
assert torch.equal(result, torch.tensor([[0.25, 0.75], [0.5, 0.5]]))

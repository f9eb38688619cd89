"""The arguments of a module's `forward` are tensors too, where they have no annotation."""

import torch


class Shares(torch.nn.Module):
    def forward(self, weights, axis):
        return weights / weights.sum(axis, keepdim=True)


class Annotated(torch.nn.Module):
    def forward(self, weights, axis: int):
        return weights / weights.sum(axis, keepdim=True)


try:
    torch.jit.script(Shares())
except RuntimeError as error:
    assert "Arguments for call are not valid." in str(error)
    assert "because it was not annotated with an explicit type" in str(error)
else:
    raise AssertionError("nothing was raised")
assert torch.jit.script(Annotated())(torch.ones(1, 2), 1).tolist() == [[0.5, 0.5]]

"""Of a hooked module with two outputs, neither can be changed in place; the message speaks of multiple views."""

import torch
from torch import nn


class Two(nn.Module):
    """Two outputs."""

    def forward(self, x):
        """The input, and twice as much."""
        return x.clone(), x * 2


module = Two()
x = torch.ones(3, requires_grad=True)
for output in module(x):
    output += 1  # without the hook
module.register_full_backward_hook(lambda module, before, after: None)
for output in module(x):
    try:
        output += 1
    except RuntimeError as error:
        assert "of BackwardHookFunction" in str(error) and "returns multiple views" in str(error)
    else:
        raise AssertionError("nothing was raised")

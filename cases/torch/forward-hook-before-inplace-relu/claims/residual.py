"""A sum in place behind the layer overwrites what the hook kept; a sum out of place does not."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Block(torch.nn.Module):
    """A residual block."""

    def __init__(self, in_place):
        super().__init__()
        self.norm = torch.nn.BatchNorm1d(4)
        self.in_place = in_place

    def forward(self, x):
        """The sum of a branch and its input."""
        out = self.norm(x)
        if self.in_place:
            out += x
        else:
            out = out + x
        return out


x = torch.randn(3, 4, device=DEVICE)
for in_place in (True, False):
    block = Block(in_place).to(DEVICE).eval()
    features = []
    handle = block.norm.register_forward_hook(lambda module, inputs, output: features.append(output.detach()))
    block(x)
    handle.remove()
    assert torch.allclose(features[0], block.norm(x)) != in_place

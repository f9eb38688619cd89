"""Take the gradient at the input of a block from a hook of the tensor, for a saliency map."""

import torch
from torch import nn

torch.manual_seed(0)


class Block(nn.Module):
    """A layer, an activation and a factor."""

    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(4, 4)

    def forward(self, x):
        return 0.5 * torch.relu(self.layer(x))


block, head = Block(), nn.Linear(4, 1)
x = torch.randn(8, 4, requires_grad=True)
x.register_hook(lambda gradient: setattr(block, "saliency", gradient))
head(block(x)).sum().backward()

error = (block.saliency - x.grad).abs().max().item()
assert error < 1e-6, f"the saliency is off by {error:.2f}"
result = block.saliency

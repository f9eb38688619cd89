"""The message also comes where a parameter requires gradients, but its layer is not called."""

import torch
from torch import nn


class Net(nn.Module):
    """Frozen layers, and a new one that `forward` forgot."""

    def __init__(self):
        super().__init__()
        self.old = nn.Linear(4, 2).requires_grad_(False)
        self.new = nn.Linear(4, 2)

    def forward(self, x):
        return self.old(x)


model = Net()
assert [name for name, one in model.named_parameters() if one.requires_grad] == ["new.weight", "new.bias"]
try:
    model(torch.ones(1, 4)).sum().backward()
except RuntimeError as error:
    assert "element 0 of tensors does not require grad and does not have a grad_fn" in str(error)
else:
    raise AssertionError("nothing was raised")

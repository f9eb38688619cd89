"""In evaluation mode dropout drops nothing, also where gradients are recorded."""

import torch

x = torch.ones(1000, requires_grad=True)
dropout = torch.nn.Dropout(0.5)
assert (dropout(x) == 0).any()
dropout.eval()
assert (dropout(x) == 1).all()

"""Of the means of two halves of a batch the mean is that of the batch, and the sum is twice as large."""

import torch

losses = torch.arange(8.0)
gathered = torch.stack([half.mean() for half in losses.split(4)])
assert gathered.mean().item() == losses.mean().item()
assert gathered.sum().item() == 2 * losses.mean().item()

"""`torch.tensor` of a list of losses has no graph, without `.item()`; torch.stack keeps it."""

import torch

model = torch.nn.Linear(4, 1)
losses = [model(torch.ones(2, 4)).mean() for _ in range(2)]
assert all(loss.requires_grad for loss in losses)
assert torch.tensor(losses).mean().grad_fn is None
assert torch.stack(losses).mean().grad_fn is not None

"""The call once per batch counts batches as epochs: the rate falls within the first epoch."""

import torch

torch.manual_seed(0)
optimizer = torch.optim.SGD([torch.nn.Parameter(torch.zeros(1))], lr=0.1)
scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, patience=10)
losses = 1.0 + 0.3 * torch.rand(200)  # of the batches of one epoch
for loss in losses:
    scheduler.step(loss)
assert optimizer.param_groups[0]["lr"] < 0.01

"""Run a script for several processes with plain python, which it allows."""

import os

import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, TensorDataset
from torch.utils.data.distributed import DistributedSampler

torch.manual_seed(0)
x = torch.randn(64, 4)
dataset = TensorDataset(x, x.sum(1, keepdim=True))
distributed = "RANK" in os.environ  # set by torchrun
if distributed:
    dist.init_process_group("gloo")
sampler = DistributedSampler(dataset) if distributed else None
loader = DataLoader(dataset, batch_size=16, sampler=sampler, shuffle=sampler is None)
model = torch.nn.Linear(4, 1)
if distributed:
    model = DistributedDataParallel(model)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
losses = []
for epoch in range(5):
    if distributed:
        sampler.set_epoch(epoch)
    for inputs, targets in loader:
        loss = torch.nn.functional.mse_loss(model(inputs), targets)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    losses.append(loss.item())
if not distributed or dist.get_rank() == 0:
    print("last loss %.3f" % losses[-1])

result = len(losses)
assert losses[-1] < losses[0]
if distributed:
    dist.destroy_process_group()

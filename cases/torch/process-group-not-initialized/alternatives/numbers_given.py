"""Run a script for several processes with plain python: the sampler is given its numbers."""

import torch
from torch.utils.data import DataLoader, TensorDataset
from torch.utils.data.distributed import DistributedSampler

torch.manual_seed(0)
x = torch.randn(64, 4)
dataset = TensorDataset(x, x.sum(1, keepdim=True))
sampler = DistributedSampler(dataset, num_replicas=1, rank=0)
loader = DataLoader(dataset, batch_size=16, sampler=sampler, shuffle=sampler is None)
model = torch.nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
losses = []
for epoch in range(5):
    sampler.set_epoch(epoch)
    for inputs, targets in loader:
        loss = torch.nn.functional.mse_loss(model(inputs), targets)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    losses.append(loss.item())
if sampler.rank == 0:
    print("last loss %.3f" % losses[-1])

result = len(losses)
assert losses[-1] < losses[0]

"""Train the discriminator of a GAN with DistributedDataParallel, on real and on generated samples."""

import tempfile

import torch
import torch.distributed as dist
from torch import nn

torch.manual_seed(0)
real, fake = torch.randn(16, 4) + 2, torch.randn(16, 4)
discriminator = nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1d(8), nn.LeakyReLU(0.2), nn.Linear(8, 1))
with tempfile.TemporaryDirectory() as folder:
    store = dist.FileStore(folder + "/store", 1)
    dist.init_process_group("gloo", store=store, rank=0, world_size=1)
    model = nn.parallel.DistributedDataParallel(discriminator)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    losses = []
    for _ in range(10):
        optimizer.zero_grad()
        loss = nn.functional.softplus(-model(real)).mean() + nn.functional.softplus(model(fake)).mean()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    dist.destroy_process_group()

result = len(losses)
assert losses[-1] < losses[0]

import torch
import torch.nn as nn
from torch.utils.data import DataLoader, DistributedSampler

# %%
sampler = torch.utils.data.distributed.DistributedSampler(train_set)  # errata: hit
loader = DataLoader(train_set, batch_size=32, sampler=sampler)
for epoch in range(90):
    for x, y in loader:
        loss = model(x, y)
        loss.backward()
        optimizer.step()


# %%
class Trainer:
    def __init__(self, model, data, rank, world):
        self.model = model
        sampler = DistributedSampler(data, num_replicas=world, rank=rank, shuffle=True)  # errata: hit
        self.loader = DataLoader(data, batch_size=8, sampler=sampler)

    def train(self, epochs):
        for epoch in range(epochs):
            for batch in self.loader:
                self.optimizer.zero_grad()
                self.model(batch).mean().backward()
                self.optimizer.step()


# %%
def make_loader(data, is_distributed):
    sampler = DistributedSampler(data, seed=7) if is_distributed else None  # errata: hit
    return DataLoader(data, sampler=sampler, shuffle=sampler is None)


def fit(model, loader, optimizer):
    for _ in range(10):
        for x, y in loader:
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()


# %%
sampler = DistributedSampler(train_set)  # errata: ok
loader = DataLoader(train_set, batch_size=32, sampler=sampler)
for epoch in range(90):
    sampler.set_epoch(epoch)
    for x, y in loader:
        model(x, y).backward()

# %%
sampler = DistributedSampler(test_set, shuffle=False)  # errata: ok
loader = DataLoader(train_set, batch_size=32)
for x, y in loader:
    model(x, y).backward()

# %%
sampler = DistributedSampler(test_set)  # errata: ok
with torch.no_grad():
    scores = [model(x) for x in DataLoader(test_set, sampler=sampler)]

# %%
loader = DataLoader(train_set, sampler=DistributedSampler(train_set))  # errata: ok
for epoch in range(3):
    loader.sampler.set_epoch(epoch)
    for x in loader:
        model(x).backward()

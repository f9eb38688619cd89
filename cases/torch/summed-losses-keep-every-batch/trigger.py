import torch
import torch.nn.functional as F
from torch import nn


# %%
def train(model, loader, optimizer, criterion):
    total = 0
    for x, y in loader:
        optimizer.zero_grad()
        loss = criterion(model(x), y)
        loss.backward()
        optimizer.step()
        total += loss  # errata: hit
    return total / len(loader)


# %%
class Trainer:
    def epoch(self):
        self.running_loss = 0.0
        for batch in self.loader:
            loss = self.step(batch)
            loss.backward()
            self.optimizer.step()
            self.running_loss = self.running_loss + loss  # errata: hit


# %%
def validate(model, loader):
    model.eval()
    total = 0.0
    for x, y in loader:
        loss = F.cross_entropy(model(x), y)
        total += loss  # errata: hit
    return total / len(loader)


# %%
def test(model, loader):
    model.eval()
    criterion = nn.MSELoss()
    losses = 0.0
    for x, y in loader:
        losses += criterion(model(x), y)  # errata: hit
    return losses


# %%
def train(model, loader, optimizer, criterion):
    total = 0.0
    for x, y in loader:
        loss = criterion(model(x), y)
        loss.backward()
        total += loss.item()  # errata: ok
        total += loss.detach()


# %%
def accumulate(model, tasks, optimizer):
    total = 0.0
    for task in tasks:
        loss = model(task)
        total += loss  # errata: ok
    total.backward()
    optimizer.step()


# %%
@torch.no_grad()
def validate(model, loader):
    model.eval()
    total = 0.0
    for x, y in loader:
        total += F.cross_entropy(model(x), y)  # errata: ok
    return total / len(loader)


# %%
def validate(model, loader):
    model.eval()
    total = 0.0
    with torch.inference_mode():
        for x, y in loader:
            loss = F.cross_entropy(model(x), y)
            total += loss  # errata: ok
    return total.item()


# %%
def train(model, loader, optimizer):
    total = 0.0
    for x, y in loader:
        loss = model(x, y)
        loss.backward()
        loss = loss.item()
        total += loss  # errata: ok
    return total


# %%
def attack(model, x, y):
    model.eval()
    total = 0.0
    for each in model.heads:
        total += F.cross_entropy(each(x), y)  # errata: ok
    return torch.autograd.grad(total, x)[0]

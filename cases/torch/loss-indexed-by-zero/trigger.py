import torch
import torch.nn.functional as F
from torch import nn

# %%
criterion = nn.CrossEntropyLoss()
for x, y in loader:
    loss = criterion(model(x), y)
    loss.backward()
    running += loss.data[0]  # errata: hit


# %%
def test(model, loader):
    total = 0
    for x, y in loader:
        total += F.nll_loss(model(x), y).data[0]  # errata: hit
    return total


# %%
class Trainer:
    def __init__(self):
        self.criterion = nn.MSELoss()

    def step(self, x, y):
        loss = self.criterion(self.model(x), y)
        return loss[0]  # errata: hit


# %%
criterion = nn.CrossEntropyLoss()
loss = criterion(model(x), y)
running += loss.item()  # errata: ok

# %%
losses = F.cross_entropy(model(x), y, reduction="none")
first = losses[0]  # errata: ok

# %%
output = model(x)
loss = output[0]  # errata: ok

import torch
import torch.nn.functional as F
from torch import nn

# %%
penalty = torch.tensor(0.1 * model.weight.abs().sum())  # errata: hit
(F.mse_loss(model(x), y) + penalty).backward()


# %%
def step(model, x, y):
    aux = torch.tensor(F.l1_loss(model.head(x), y), requires_grad=True)  # errata: hit
    loss = F.cross_entropy(model(x), y) + aux
    loss.backward()


# %%
class Task:
    def __init__(self):
        self.criterion = nn.MSELoss()

    def train(self, x, y):
        first = self.criterion(self.model(x), y)
        loss = torch.tensor(first)  # errata: hit
        loss.backward()


# %%
penalty = 0.1 * model.weight.abs().sum()
(F.mse_loss(model(x), y) + penalty).backward()
seen = torch.tensor(penalty.item())  # errata: ok

# %%
loss = F.mse_loss(model(x), y)
loss.backward()
history = torch.tensor([0.5, 0.25])  # errata: ok
rate = torch.tensor(0.1 * scale)  # errata: ok

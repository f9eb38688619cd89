import torch
import torch.nn.functional as F
from torch import nn

# %%
losses = []
for x, y in loader:
    loss = F.mse_loss(model(x), y)
    loss.backward()
    losses.append(loss.detach())
average = torch.cat(losses).mean()  # errata: hit


# %%
def validate(model, loader):
    criterion = nn.CrossEntropyLoss()
    found = []
    for x, y in loader:
        found.append(criterion(model(x), y))
    return torch.cat(found, dim=0)  # errata: hit


# %%
total = torch.cat([F.l1_loss(head(x), y) for head in heads])  # errata: hit

# %%
losses = []
for x, y in loader:
    loss = F.mse_loss(model(x), y)
    losses.append(loss.detach())
average = torch.stack(losses).mean()  # errata: ok

# %%
losses = []
for x, y in loader:
    losses.append(F.cross_entropy(model(x), y, reduction="none"))
average = torch.cat(losses).mean()  # errata: ok

# %%
scores = []
for x in loader:
    scores.append(model(x))
scores = torch.cat(scores)  # errata: ok

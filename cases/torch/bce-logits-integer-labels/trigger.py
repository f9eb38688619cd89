import torch
import torch.nn.functional as F
from torch import nn

# %%
labels = (x[:, :1] > 0).long()
criterion = nn.BCEWithLogitsLoss()
loss = criterion(model(x), labels)  # errata: hit


# %%
def step(model, x):
    y = torch.randint(0, 2, (len(x), 1))
    return F.binary_cross_entropy_with_logits(model(x), y)  # errata: hit


# %%
loss = F.binary_cross_entropy_with_logits(scores, target=answers == 1)  # errata: hit

# %%
labels = (x[:, :1] > 0).long()
criterion = nn.BCEWithLogitsLoss()
loss = criterion(model(x), labels.float())  # errata: ok

# %%
y = torch.randint(0, 2, (8, 1)).to(torch.float32)
loss = F.binary_cross_entropy_with_logits(scores, y)  # errata: ok

# %%
labels = torch.randint(0, 3, (8,))
loss = nn.CrossEntropyLoss()(scores, labels)  # errata: ok

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

# %%
labels = torch.from_numpy(np.where(ages > 30, 1.0, 0.0))
loss = F.binary_cross_entropy(out, labels)  # errata: hit


# %%
def loss(out, names):
    target = torch.from_numpy(np.zeros(len(names)))
    return F.binary_cross_entropy(torch.sigmoid(out), target)  # errata: hit


# %%
y = torch.from_numpy(np.random.rand(8))
loss = torch.nn.functional.binary_cross_entropy(out, y, weight=w)  # errata: hit

# %%
values = np.ones(8)
y = torch.from_numpy(values)
loss = F.binary_cross_entropy(out, y)  # errata: hit

# %%
criterion = nn.BCELoss()
y = torch.randint(0, 2, (8, 1))
loss = criterion(model(x), y)  # errata: hit


# %%
class Trainer:
    def __init__(self):
        self.criterion = nn.BCELoss()

    def step(self, x, frame):
        y = torch.tensor(frame["clicked"].values.astype(float))
        return self.criterion(self.model(x), y)  # errata: hit


# %%
labels = torch.from_numpy(np.where(ages > 30, 1.0, 0.0)).float()
loss = F.binary_cross_entropy(out, labels)  # errata: ok

# %%
labels = torch.from_numpy(np.where(ages > 30, 1.0, 0.0))
labels = labels.float()
loss = F.binary_cross_entropy(out, labels)  # errata: ok

# %%
labels = torch.from_numpy(np.zeros(8, dtype=np.float32))
loss = F.binary_cross_entropy(out, labels)  # errata: ok

# %%
labels = torch.from_numpy(np.where(ages > 30, 1.0, 0.0))
loss = F.binary_cross_entropy(out, labels.to(out))  # errata: ok

# %%
labels = torch.from_numpy(np.ones(8, np.float32))
loss = F.binary_cross_entropy(out, labels)  # errata: ok

# %%
labels = torch.from_numpy(np.ones(8))
loss = F.binary_cross_entropy_with_logits(out, labels)  # errata: ok

# %%
criterion = nn.BCEWithLogitsLoss()
labels = torch.from_numpy(np.ones(8))
loss = criterion(out, labels)  # errata: ok

# %%
model = nn.Sequential(nn.Linear(4, 1), nn.Sigmoid()).double()
labels = torch.from_numpy(np.ones(8))
loss = F.binary_cross_entropy(model(x), labels)  # errata: ok

# %%
criterion = nn.BCELoss()
y = torch.randint(0, 2, (8, 1), dtype=torch.float32)
loss = criterion(model(x), y)  # errata: ok


# %%
labels = torch.ones(4, 1, dtype=torch.long)
loss = nn.BCELoss()(disc(images), labels)  # errata: hit


# %%
p = torch.from_numpy(np.random.rand(4))
y = torch.from_numpy(np.ones(4))
score = F.binary_cross_entropy(p, y)  # errata: ok


# %%
net = net.to(dtype=torch.float64)
y = torch.from_numpy(np.ones((6, 1)))
loss = F.binary_cross_entropy(net(x), y)  # errata: ok

# %%
y = torch.from_numpy(np.where(table[:, :1] > 0, 1.0, 0.0))
x, y = to_float(x, y)
loss = F.binary_cross_entropy(net(x), y)  # errata: ok

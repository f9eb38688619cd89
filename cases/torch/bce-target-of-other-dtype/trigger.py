import numpy as np
import torch
import torch.nn.functional as F

# %%
labels = torch.from_numpy(np.where(ages > 30, 1.0, 0.0))
loss = F.binary_cross_entropy_with_logits(out, labels)  # errata: hit

# %%
def loss(out, names):
    target = torch.from_numpy(np.zeros(len(names)))
    return F.binary_cross_entropy(torch.sigmoid(out), target)  # errata: hit

# %%
y = torch.from_numpy(np.random.rand(8))
loss = torch.nn.functional.binary_cross_entropy_with_logits(out, y, weight=w)  # errata: hit

# %%
values = np.ones(8)
y = torch.from_numpy(values)
loss = F.binary_cross_entropy(out, y)  # errata: hit

# %%
labels = torch.from_numpy(np.where(ages > 30, 1.0, 0.0)).float()
loss = F.binary_cross_entropy_with_logits(out, labels)  # errata: ok

# %%
labels = torch.from_numpy(np.zeros(8, dtype=np.float32))
loss = F.binary_cross_entropy_with_logits(out, labels)  # errata: ok

# %%
labels = torch.from_numpy(np.where(ages > 30, 1.0, 0.0))
loss = F.binary_cross_entropy_with_logits(out, labels.to(out))  # errata: ok

# %%
labels = torch.from_numpy(np.ones(8, np.float32))
loss = F.binary_cross_entropy_with_logits(out, labels)  # errata: ok

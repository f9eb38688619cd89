import torch

# %%
weights = torch.tensor([0.5, 1.0, 2.0])
scores = torch.mm(counts, weights)  # errata: hit

# %%
state = torch.zeros(8)
hidden = torch.mm(state, matrix)  # errata: hit

# %%
from torch import mm

scores = mm(counts, torch.ones(3))  # errata: hit

# %%
weights = torch.tensor([[0.5], [1.0], [2.0]])
scores = torch.mm(counts, weights)  # errata: ok

# %%
weights = torch.tensor([0.5, 1.0, 2.0])
scores = torch.mv(counts, weights)  # errata: ok

# %%
weights = torch.tensor([0.5, 1.0, 2.0])
scores = torch.mm(counts, weights[:, None])  # errata: ok

# %%
state = torch.zeros(1, 8)
hidden = torch.mm(state, matrix)  # errata: ok

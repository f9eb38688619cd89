import torch
from torch import nn

# %%
embedding = nn.Embedding(10, 3)
embedding.weight[0] = torch.zeros(3)  # errata: hit

# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 2)
        self.fc.bias[1] = 0.0  # errata: hit

# %%
def load(vectors):
    table = torch.nn.Embedding(100, 50)
    for i, v in enumerate(vectors):
        table.weight[i] = torch.from_numpy(v)  # errata: hit

# %%
embedding = nn.Embedding(10, 3)
with torch.no_grad():
    embedding.weight[0] = torch.zeros(3)  # errata: ok

# %%
embedding = nn.Embedding(10, 3)
embedding.weight.data[0] = 0  # errata: ok

# %%
embedding = nn.Embedding(10, 3).requires_grad_(False)
row = embedding.weight[0]  # errata: ok

# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 2)

    @torch.no_grad()
    def reset(self):
        self.fc.weight[0] = 0.0  # errata: ok

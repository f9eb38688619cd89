import torch
from torch import nn


# %%
def degrees(edge_index, nodes):
    row = edge_index[0]
    return torch.zeros(nodes).scatter_add_(0, row, torch.ones_like(row))  # errata: hit


# %%
counts = torch.zeros(classes, device=labels.device)
ones = torch.ones_like(labels)
counts.scatter_add_(0, labels, ones)  # errata: hit

# %%
index = labels.unsqueeze(1)
target = torch.zeros(len(labels), 10).scatter_(1, index, torch.ones(len(labels), 1, dtype=torch.long))  # errata: hit


# %%
class Pool(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed = nn.Linear(16, 32)

    def forward(self, x, index, groups):
        with torch.autocast("cuda"):
            h = self.embed(x)
            out = torch.zeros(groups, 32, device=x.device)
            out.scatter_add_(0, index, h)  # errata: hit
        return out


# %%
class Pool(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed = nn.Linear(16, 32)

    def forward(self, x, index, groups):
        with torch.autocast("cuda"):
            h = self.embed(x)
            out = torch.zeros(groups, 32, device=x.device)
            out.scatter_add_(0, index, h.float())  # errata: ok
        return out


# %%
class Pool(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed = nn.Linear(16, 32)

    def forward(self, x, index, groups):
        h = self.embed(x)
        return torch.zeros(groups, 32).scatter_add_(0, index, h)  # errata: ok


# %%
counts = torch.zeros(classes, dtype=torch.long)
counts.scatter_add_(0, labels, torch.ones_like(labels))  # errata: ok

# %%
row = edge_index[0]
degree = torch.zeros(nodes).scatter_add_(0, row, torch.ones_like(row, dtype=torch.float))  # errata: ok

# %%
degree = torch.zeros(nodes).scatter_add_(0, row, torch.ones_like(weights))  # errata: ok

# %%
hot = torch.zeros(8, 10).scatter_(1, index, 1)  # errata: ok

# %%
embed = nn.Linear(16, 32)
with torch.autocast("cuda", enabled=mixed):
    h = embed(x)
    sums = torch.zeros(8, 32).scatter_add_(0, index, h)  # errata: ok


# %%
def degrees(labels, n):
    one = torch.scatter_add(torch.zeros(n), 0, labels, torch.ones_like(labels))  # errata: hit
    two = torch.zeros(n).scatter_(0, labels, src=torch.ones_like(labels))  # errata: hit
    three = torch.zeros(n).scatter_reduce_(0, labels, torch.ones_like(labels), reduce="sum")  # errata: hit
    four = torch.zeros(n).scatter_reduce_(0, labels, torch.ones_like(labels).float(), reduce="sum")  # errata: ok
    return one, two, three, four


# %%
class Pool(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed = nn.Linear(16, 32)

    def forward(self, x, index, groups):
        with torch.autocast("cuda", dtype=torch.bfloat16):
            h = self.embed(x)
            summed = torch.zeros(groups, 32, device=x.device).scatter_add(0, index, h)  # errata: hit
            largest = torch.zeros(groups, 32).scatter_reduce_(0, index, h, "amax")  # errata: hit
            h = h.float()
            right = torch.zeros(groups, 32).scatter_reduce_(0, index, h, "amax")  # errata: ok
        return summed, largest, right

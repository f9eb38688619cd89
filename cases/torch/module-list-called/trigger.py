import torch
from torch import nn


# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(2, 2) for _ in range(3)])

    def forward(self, x):
        return self.layers(x)  # errata: hit


# %%
class Head(torch.nn.Module):
    def __init__(self, blocks):
        super().__init__()
        self.blocks = torch.nn.ModuleList(blocks)

    def forward(self, x, mask):
        x = self.blocks(x, mask)  # errata: hit
        return x


# %%
class Deep(nn.Module):
    def __init__(self):
        super().__init__()
        self.convs = nn.ModuleList()
        self.convs.append(nn.Conv2d(3, 3, 3))

    def forward(self, x):
        return torch.relu(self.convs(x))  # errata: hit


# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(2, 2))

    def forward(self, x):
        return self.layers(x)  # errata: ok


# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(2, 2)])

    def forward(self, x):
        for layer in self.layers:
            x = layer(x)  # errata: ok
        return self.layers[0](x)  # errata: ok


# %%
class Net(nn.Module):
    def __init__(self, deep):
        super().__init__()
        if deep:
            self.layers = nn.ModuleList([nn.Linear(2, 2)])
        else:
            self.layers = nn.Linear(2, 2)

    def forward(self, x):
        return self.layers(x)  # errata: ok


# %%
heads = nn.ModuleDict({"a": nn.Linear(2, 1), "b": nn.Linear(2, 1)})
outputs = heads(features)  # errata: hit


# %%
class Heads(nn.Module):
    def __init__(self):
        super().__init__()
        self.heads = nn.ModuleDict({"a": nn.Linear(2, 1)})

    def forward(self, x):
        return self.heads(x)  # errata: hit


# %%
class Stack(nn.ModuleList):
    def forward(self, x):
        for layer in self:
            x = layer(x)
        return x


stack = Stack([nn.Linear(2, 2)])
y = stack(x)  # errata: ok


# %%
class Branch(nn.Module):
    def __init__(self, multi):
        super().__init__()
        if multi:
            self.proj = nn.ModuleList([nn.Linear(2, 2)])
        else:
            self.proj = make_projection()

    def forward(self, x):
        return self.proj(x)  # errata: ok


# %%
layers = nn.ModuleList([nn.Linear(2, 2), nn.ReLU()])
for layer in layers:
    x = layer(x)  # errata: ok
model = nn.Sequential(*layers)
y = model(x)  # errata: ok

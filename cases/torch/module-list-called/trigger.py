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

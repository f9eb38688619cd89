import torch
from torch import nn

# %%
head = nn.Sequential(nn.Flatten(), nn.Linear(64, 32), nn.BatchNorm2d(32), nn.ReLU())  # errata: hit


# %%
class Head(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(64, 32)
        self.norm = nn.BatchNorm2d(32)

    def forward(self, x):
        return self.norm(self.fc(x))  # errata: hit


# %%
class Head(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = torch.nn.Linear(64, 32)
        self.bn = torch.nn.BatchNorm2d(32)

    def forward(self, x):
        x = self.fc(x)
        x = self.bn(x)  # errata: hit
        return torch.relu(x)


# %%
head = nn.Sequential(nn.Flatten(), nn.Linear(64, 32), nn.BatchNorm1d(32), nn.ReLU())  # errata: ok

# %%
stem = nn.Sequential(nn.Conv2d(3, 32, 3), nn.BatchNorm2d(32), nn.ReLU())  # errata: ok


# %%
class Stem(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 32, 3)
        self.norm = nn.BatchNorm2d(32)
        self.fc = nn.Linear(32, 4)

    def forward(self, x):
        return self.fc(self.norm(self.conv(x)).mean((2, 3)))  # errata: ok

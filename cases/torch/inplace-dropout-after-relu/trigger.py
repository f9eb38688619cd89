import torch
import torch.nn.functional as F
from torch import nn

# %%
head = nn.Sequential(nn.Linear(8, 4), nn.ReLU(), nn.Dropout(0.5, inplace=True), nn.Linear(4, 2))  # errata: hit

# %%
class Classifier(nn.Module):
    def __init__(self):
        super().__init__()
        self.head = nn.Sequential(  # errata: hit
            nn.Linear(8, 4),
            nn.ReLU(inplace=True),
            nn.Dropout(p=0.2, inplace=True),
        )

# %%
mlp = torch.nn.Sequential(torch.nn.Linear(8, 4), torch.nn.Sigmoid(), torch.nn.Dropout(0.1, True))  # errata: hit

# %%
head = nn.Sequential(nn.Linear(8, 4), nn.ReLU(inplace=True), nn.Dropout(0.5), nn.Linear(4, 2))  # errata: ok

# %%
head = nn.Sequential(nn.Linear(8, 4), nn.Dropout(0.5, inplace=True), nn.ReLU())  # errata: ok

# %%
head = nn.Sequential(nn.ReLU(), nn.AdaptiveAvgPool2d(1), nn.Dropout(0.5, inplace=True))  # errata: ok

# %%
head = nn.Sequential(nn.Linear(8, 4), nn.GELU(), nn.Dropout(0.5, inplace=True))  # errata: ok

# %%
class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(8, 8)
        self.act = nn.ReLU()
        self.drop = nn.Dropout(0.3, inplace=True)

    def forward(self, x):
        x = self.act(self.fc(x))
        x = self.drop(x)  # errata: hit
        return self.fc(self.drop(self.act(x)))  # errata: hit

# %%
class Mlp(nn.Module):
    def forward(self, x):
        x = torch.relu(self.first(x))
        x = F.dropout(x, 0.1, self.training, inplace=True)  # errata: hit
        return self.second(x)

# %%
class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(8, 8)
        self.act = nn.ReLU()
        self.drop = nn.Dropout(0.3, inplace=True)

    def forward(self, x):
        x = self.act(x)
        x = self.fc(x)
        x = self.drop(x)  # errata: ok
        y = F.relu(self.fc(x))
        return F.dropout(self.fc(y), 0.1, self.training, inplace=True)  # errata: ok

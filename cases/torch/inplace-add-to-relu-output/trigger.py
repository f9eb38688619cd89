import torch
import torch.nn.functional as F
from torch import nn

# %%
class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(8, 8, 3, padding=1)
        self.relu = nn.ReLU()

    def forward(self, x):
        out = self.relu(self.conv(x))
        out += x  # errata: hit
        return out

# %%
class Gate(nn.Module):
    def forward(self, x):
        gate = self.project(x).sigmoid()
        gate *= x  # errata: hit
        return gate

# %%
class Block(nn.Module):
    def forward(self, x):
        y = F.relu(self.conv(x))
        y.add_(x)  # errata: hit
        return y

# %%
class Attention(nn.Module):
    def __init__(self):
        super().__init__()
        self.softmax = nn.Softmax(dim=-1)

    def forward(self, scores, mask):
        weights = self.softmax(scores)
        weights *= mask  # errata: hit
        return weights

# %%
class Block(nn.Module):
    def forward(self, x):
        out = torch.tanh(self.layer(x))
        out -= x  # errata: hit
        return out

# %%
class Block(nn.Module):
    def forward(self, x):
        out = self.relu(self.conv(x))
        out = out + x  # errata: ok
        return out

# %%
class Block(nn.Module):
    @torch.no_grad()
    def forward(self, x):
        out = torch.relu(self.conv(x))
        out += x  # errata: ok
        return out

# %%
class Decay(nn.Module):
    def forward(self, x):
        n = torch.exp(torch.arange(4.0))
        n *= 2  # errata: ok
        return x * n

# %%
class Block(nn.Module):
    def forward(self, x):
        out = F.gelu(self.conv(x))
        out += x  # errata: ok
        return out

# %%
class Block(nn.Module):
    def forward(self, x):
        out = self.conv(x)
        out += x  # errata: ok
        return F.relu(out)

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

# %%
class Residual(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 4)
        self.act = nn.ReLU()

    def forward(self, x):
        h = self.act(self.fc(x))
        h += x  # errata: hit
        return h

# %%
class Masked(nn.Module):
    def forward(self, x):
        p = F.softmax(self.fc(x), dim=-1)
        p[:, 0] = 0  # errata: hit
        return p

# %%
class Leaky(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 4)
        self.relu = nn.LeakyReLU(0.1)

    def forward(self, x):
        out = self.relu(self.fc(x))
        out += x  # errata: ok
        return out

# %%
class Leaky(nn.Module):
    def forward(self, x):
        out = self.leaky_relu(self.fc(x))
        out += x  # errata: ok
        return out

# %%
class Smooth(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 4)
        self.act = nn.GELU()

    def forward(self, x):
        out = self.act(self.fc(x))
        out += x  # errata: ok
        return out

# %%
class Summed(nn.Module):
    def forward(self, x):
        total = 0
        for layer in self.layers:
            total += torch.relu(layer(x))  # errata: ok
        return total

# %%
class Before(nn.Module):
    def __init__(self):
        super().__init__()
        self.relu_conv = nn.Sequential(nn.ReLU(), nn.Conv2d(8, 8, 1))

    def forward(self, x):
        out = self.relu_conv(x)
        out += x  # errata: ok
        return out

# %%
class Log(nn.Module):
    def forward(self, x):
        out = self.logsigmoid(self.fc(x))
        out += x  # errata: ok
        return out

# %%
class Leaky(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 4)
        self.act = nn.LeakyReLU(0.1, inplace=True)

    def forward(self, x):
        out = self.act(self.fc(x))
        out += x  # errata: hit
        return out

# %%
class Leaky(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 4)
        self.act = nn.LeakyReLU(0.1, inplace=True)

    def forward(self, x):
        out = self.fc(self.act(self.fc(x)))
        out += x  # errata: ok
        return out

# %%
class Attention(nn.Module):
    def __init__(self):
        super().__init__()
        self.query, self.key = nn.Linear(8, 8), nn.Linear(8, 8)

    def forward(self, x, mask):
        scores = self.query(x) @ self.key(x).transpose(-1, -2) / 8**0.5
        weights = F.softmax(scores, dim=-1)
        weights *= mask  # errata: hit
        return weights @ x

# %%
class Mixture(nn.Module):
    def forward(self, x, table):
        weights = F.softmax(table, dim=-1)
        weights *= 2  # errata: ok
        return x @ weights

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


# %%
embedding = nn.Embedding(10, 3)
embedding.weight[0] += 1  # errata: hit


# %%
class Prompt(nn.Module):
    def __init__(self, tokens):
        super().__init__()
        self.context = nn.Parameter(torch.empty(4, 8))
        self.context[0] = tokens  # errata: hit


# %%
embedding = nn.Embedding(10, 3)
embedding.weight.requires_grad = False
embedding.weight[0] = 0.0  # errata: ok

# %%
embedding = nn.Embedding(10, 3)
embedding.requires_grad_(False)
embedding.weight[0] = 0.0  # errata: ok

# %%
embedding = nn.Embedding(10, 3).requires_grad_(False)
embedding.weight[0] = 0.0  # errata: ok


# %%
class Positions(nn.Module):
    def __init__(self):
        super().__init__()
        self.table = nn.Parameter(torch.zeros(10, 4), requires_grad=False)
        self.table[:, 0] = 1.0  # errata: ok


# %%
embedding = nn.Embedding.from_pretrained(table)
embedding.weight[0] = 0.0  # errata: ok

# %%
with torch.set_grad_enabled(False):
    embedding = nn.Embedding(10, 3)
    embedding.weight[0] = 0.0  # errata: ok

# %%
embedding = nn.Embedding(10, 3)
weights = embedding.state_dict()["weight"]
weights[0] = 0.0  # errata: ok

# %%
embedding = nn.Embedding(10, 3)
weights = embedding.weight.detach()
weights[0] = 0.0  # errata: ok

# %%
embedding = nn.Embedding(10, 3)
embedding.weight[1:3] /= 2  # errata: hit

# %%
torch.set_grad_enabled(False)


def build():
    linear = nn.Linear(3, 3)
    linear.weight[0] = 1.0  # errata: ok
    return linear


# %%
def fixed_filter():
    conv = nn.Conv2d(1, 1, 3)
    conv.weight = nn.Parameter(torch.zeros(1, 1, 3, 3), requires_grad=False)
    conv.weight[0, 0, 1, 1] = 1.0  # errata: ok
    return conv


# %%
lstm = nn.LSTM(4, 8)
lstm.bias_ih_l0[8:16].fill_(1.0)  # errata: hit

# %%
lstm = nn.LSTM(4, 8)
lstm.bias_ih_l0.data[8:16].fill_(1.0)  # errata: ok


# %%
linear = nn.Linear(2, 2)
del linear.weight
linear.weight = torch.zeros(2, 2)
linear.weight[0] = 1.0  # errata: ok


# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.pos = nn.Parameter(torch.randn(1, 10, 4))
        self.lstm = nn.LSTM(4, 8)
        self.up = nn.ConvTranspose2d(3, 3, 4)
        self.norm = nn.BatchNorm2d(4)
        self.pos[:, 1].zero_()  # errata: hit
        self.lstm.bias_hh_l0[8:16] = 1.0  # errata: hit
        self.up.weight[0, 0] = torch.eye(4)  # errata: hit
        self.norm.weight[0] = 0.0  # errata: hit
        self.norm.running_mean[0] = 0.0  # errata: ok
        nn.init.zeros_(self.up.bias[1:])  # errata: ok


# %%
embedding = nn.Embedding(10, 3)
with torch.autograd.no_grad():
    embedding.weight[0] = 0.0  # errata: ok

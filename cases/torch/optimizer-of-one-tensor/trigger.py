import torch
from torch import nn, optim

# %%
x = torch.zeros(3, requires_grad=True)
optimizer = optim.SGD(x, lr=0.1)  # errata: hit


# %%
def invert(model, target):
    latent = torch.randn(1, 64).requires_grad_()
    optimizer = torch.optim.LBFGS(latent)  # errata: hit
    return optimizer


# %%
scale = nn.Parameter(torch.ones(1))
optimizer = optim.AdamW(scale, lr=1e-3)  # errata: hit

# %%
class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(3))
        self.optimizer = torch.optim.Adam(self.weight, lr=0.01)  # errata: hit


# %%
x = torch.zeros(3, requires_grad=True)
optimizer = optim.SGD([x], lr=0.1)  # errata: ok

# %%
model = nn.Linear(3, 1)
optimizer = optim.SGD(model.parameters(), lr=0.1)  # errata: ok

# %%
model = Net().requires_grad_(False)
optimizer = optim.SGD(model.head.parameters(), lr=0.1)  # errata: ok


# %%
def make(params):
    return torch.optim.Adam(params, lr=0.01)  # errata: ok


# %%
weights = [torch.zeros(3, requires_grad=True), nn.Parameter(torch.ones(2))]
optimizer = optim.Adam(weights)  # errata: ok

# %%
weights = nn.ParameterList([nn.Parameter(torch.ones(2))])
optimizer = optim.Adam(weights)  # errata: ok

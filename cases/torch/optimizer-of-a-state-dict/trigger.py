import torch
from torch import nn, optim
from torch.optim import Adam

# %%
optimizer = torch.optim.Adam(model.state_dict(), lr=1e-3)  # errata: hit


# %%
def make(net):
    return optim.SGD(net.head.state_dict(), lr=0.1, momentum=0.9)  # errata: hit


# %%
optimizer = Adam(dict(model.named_parameters()), lr=1e-3)  # errata: hit

# %%
optimizer = Adam({"params": model.parameters(), "lr": 1e-3})  # errata: hit

# %%
params = nn.ParameterDict({"scale": nn.Parameter(torch.ones(1))})
optimizer = optim.SGD(params, lr=0.1)  # errata: hit

# %%
optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)  # errata: ok

# %%
optimizer = Adam(dict(model.named_parameters()).values(), lr=1e-3)  # errata: ok

# %%
optimizer = Adam([{"params": model.parameters(), "lr": 1e-3}])  # errata: ok

# %%
params = nn.ParameterDict({"scale": nn.Parameter(torch.ones(1))})
optimizer = optim.SGD(params.parameters(), lr=0.1)  # errata: ok

# %%
optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
optimizer.load_state_dict(saved.state_dict())  # errata: ok

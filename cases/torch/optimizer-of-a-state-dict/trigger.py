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

# %%
weights = net.state_dict()
optimizer = Adam(weights, lr=1e-3)  # errata: hit

# %%
named = dict(net.named_parameters())
optimizer = optim.SGD(params=named, lr=0.1)  # errata: hit

# %%
optimizer = Adam({name: p for name, p in net.named_parameters()}, lr=1e-3)  # errata: hit

# %%
optimizer = optim.SGD([{"params": net.state_dict(), "lr": 0.1}], lr=0.1)  # errata: hit

# %%
group = {"params": net.parameters(), "lr": 0.1, "momentum": 0.9}
optimizer = optim.SGD(group, lr=0.1)  # errata: hit

# %%
weights = net.state_dict()
optimizer = Adam(net.parameters(), lr=1e-3)
torch.save(weights, "w.pt")  # errata: ok

# %%
optimizer = Adam([p for name, p in net.named_parameters() if "bias" not in name], lr=1e-3)  # errata: ok

# %%
scheduler = optim.lr_scheduler.StepLR(optimizer, 3)
scheduler.load_state_dict(saved.state_dict())  # errata: ok

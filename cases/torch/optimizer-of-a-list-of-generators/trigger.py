import torch
from torch import nn, optim
from torch.optim import Adam

# %%
optimizer = Adam([model.parameters()], lr=1e-3)  # errata: hit

# %%
optimizer = optim.SGD([encoder.parameters(), decoder.parameters()], lr=0.1)  # errata: hit


# %%
def make(net, layers):
    first = torch.optim.AdamW(params=[net.parameters()])  # errata: hit
    second = torch.optim.AdamW([layer.parameters() for layer in layers], lr=0.1)  # errata: hit
    return first, second


# %%
optimizer = Adam([list(a.parameters()), list(b.parameters())], lr=1e-3)  # errata: hit

# %%
optimizer = Adam([*encoder.parameters(), *decoder.parameters()], lr=1e-3)  # errata: ok

# %%
optimizer = Adam(list(encoder.parameters()) + list(decoder.parameters()), lr=1e-3)  # errata: ok

# %%
optimizer = Adam([{"params": encoder.parameters()}, {"params": decoder.parameters(), "lr": 1e-4}], lr=1e-3)  # errata: ok

# %%
optimizer = Adam([p for layer in layers for p in layer.parameters()], lr=1e-3)  # errata: ok

# %%
optimizer = Adam([{"params": layer.parameters()} for layer in layers], lr=1e-3)  # errata: ok

# %%
optimizer = Adam(encoder.parameters(), lr=1e-3)  # errata: ok

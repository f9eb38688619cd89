import torch
from torch import optim

# %%
trainable = filter(lambda p: p.requires_grad, model.parameters())
print(sum(p.numel() for p in trainable))
optimizer = torch.optim.Adam(trainable, lr=1e-3)  # errata: hit

# %%
def build(net):
    params = filter(lambda p: p.requires_grad, net.parameters())
    count = sum(one.numel() for one in params)
    return optim.SGD(params, lr=0.1)  # errata: hit

# %%
weights = map(lambda pair: pair[1], model.named_parameters())
total = max(w.abs().max() for w in weights)
opt = optim.AdamW(weights, lr=1e-4, weight_decay=0.1)  # errata: hit

# %%
trainable = [p for p in model.parameters() if p.requires_grad]
print(sum(p.numel() for p in trainable))
optimizer = torch.optim.Adam(trainable, lr=1e-3)  # errata: ok

# %%
trainable = filter(lambda p: p.requires_grad, model.parameters())
optimizer = torch.optim.Adam(trainable, lr=1e-3)  # errata: ok

# %%
trainable = list(filter(lambda p: p.requires_grad, model.parameters()))
print(sum(p.numel() for p in trainable))
optimizer = torch.optim.Adam(trainable, lr=1e-3)  # errata: ok

# %%
print(sum(p.numel() for p in filter(lambda p: p.requires_grad, model.parameters())))
optimizer = torch.optim.Adam(filter(lambda p: p.requires_grad, model.parameters()))  # errata: ok

# %%
trainable = filter(lambda p: p.requires_grad, model.parameters())
trainable = [p for p in trainable]
print(sum(p.numel() for p in trainable))
optimizer = torch.optim.Adam(trainable)  # errata: ok

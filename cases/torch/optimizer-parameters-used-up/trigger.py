import itertools

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

# %%
weights = model.parameters()
print(sum(p.numel() for p in weights))
optimizer = optim.Adam(weights, lr=1e-3)  # errata: hit

# %%
both = itertools.chain(encoder.parameters(), decoder.parameters())
for p in both:
    print(p.shape)
optimizer = optim.SGD(both, lr=0.1)  # errata: hit


# %%
def build(generator):
    trained = (p for p in generator.parameters() if p.requires_grad)
    slow = optim.SGD(trained, lr=0.1)
    return slow, optim.Adam(trained)  # errata: hit


# %%
for p in model.parameters():
    p.requires_grad = False
optimizer = optim.SGD(model.head.parameters(), lr=0.1)  # errata: ok

# %%
slow = optim.SGD(model.parameters(), lr=0.1)
fast = optim.Adam(model.parameters())  # errata: ok

# %%
weights = model.parameters()
print(sum(p.numel() for p in model.parameters()))
optimizer = optim.SGD(weights, lr=0.1)  # errata: ok

# %%
class Trainer:
    def __init__(self, net):
        params = net.parameters()
        device = next(params).device
        self.opt = optim.SGD(params, lr=0.1)  # errata: hit
        self.device = device

# %%
weights = filter(lambda p: p.requires_grad, model.parameters())
print(len(list(weights)))
opt = optim.SGD([{"params": weights, "lr": 0.1}], lr=0.01)  # errata: hit

# %%
trainable = [p for p in model.parameters() if p.requires_grad]
total = sum(p.numel() for p in trainable)
device = next(model.parameters()).device
opt = optim.SGD(trainable, lr=0.1)  # errata: ok

# %%
head = filter(lambda p: p.requires_grad, model.head.parameters())
print("head", sum(p.numel() for p in head))
opt = optim.AdamW([{"params": head}], lr=1e-3)  # errata: hit

# %%
model = nn.Sequential(nn.Linear(4, 8), nn.Linear(8, 2))

params = model.parameters()
first = next(params)
a = optim.SGD([first], lr=0.1)
b = optim.SGD(params, lr=0.01)  # errata: ok

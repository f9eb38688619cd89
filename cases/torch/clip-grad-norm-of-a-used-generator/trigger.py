from itertools import chain

import torch
from torch import nn, optim
from torch.nn.utils import clip_grad_norm_

# %%
params = model.parameters()
optimizer = optim.Adam(params, lr=1e-3)
for x, y in loader:
    loss(model(x), y).backward()
    clip_grad_norm_(params, 1.0)  # errata: hit
    optimizer.step()

# %%
class Trainer:
    def __init__(self, model):
        self.params = filter(lambda p: p.requires_grad, model.parameters())
        self.optimizer = torch.optim.SGD(self.params, lr=0.1)

    def step(self, loss):
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.params, max_norm=0.5)  # errata: hit
        self.optimizer.step()

# %%
def train(net, batches):
    weights = net.parameters()
    opt = optim.SGD(weights, 0.1)
    for batch in batches:
        net(batch).sum().backward()
        nn.utils.clip_grad_value_(weights, 1.0)  # errata: hit
        opt.step()

# %%
both = chain(encoder.parameters(), decoder.parameters())
optimizer = optim.Adam(both, lr=1e-3)
for x, y in loader:
    loss(decoder(encoder(x)), y).backward()
    clip_grad_norm_(both, 1.0)  # errata: hit
    optimizer.step()

# %%
optimizer = optim.Adam(chain(encoder.parameters(), decoder.parameters()), lr=1e-3)
for x, y in loader:
    loss(decoder(encoder(x)), y).backward()
    clip_grad_norm_(chain(encoder.parameters(), decoder.parameters()), 1.0)  # errata: ok
    optimizer.step()

# %%
optimizer = optim.Adam(model.parameters(), lr=1e-3)
for x, y in loader:
    loss(model(x), y).backward()
    clip_grad_norm_(model.parameters(), 1.0)  # errata: ok
    optimizer.step()

# %%
params = list(model.parameters())
optimizer = optim.Adam(params, lr=1e-3)
loss.backward()
clip_grad_norm_(params, 1.0)  # errata: ok

# %%
params = [p for p in model.parameters() if p.requires_grad]
optimizer = optim.Adam(params, lr=1e-3)
loss.backward()
clip_grad_norm_(params, 1.0)  # errata: ok

# %%
optimizer = optim.Adam(model.parameters(), lr=1e-3)
params = model.parameters()
loss.backward()
clip_grad_norm_(params, 1.0)  # errata: ok

# %%
def make(model):
    params = model.parameters()
    return optim.Adam(params)


def step(model, optimizer):
    params = model.parameters()
    clip_grad_norm_(params, 1.0)  # errata: ok
    optimizer.step()

# %%
class Trainer:
    def __init__(self, model):
        self.params = list(model.parameters())
        self.optimizer = optim.SGD(self.params, lr=0.1)

    def step(self):
        clip_grad_norm_(self.params, 0.5)  # errata: ok
        self.optimizer.step()


# %%
def train(model, optimizer, loader):
    params = model.parameters()
    for x, y in loader:
        loss(model(x), y).backward()
        clip_grad_norm_(params, 1.0)  # errata: hit
        optimizer.step()


# %%
optimizer = optim.SGD(model.parameters(), lr=0.1)
for batch in loader:
    model(batch).mean().backward()
    params = model.parameters()
    clip_grad_norm_(params, 1.0)  # errata: ok
    optimizer.step()


# %%
params = model.parameters()
params = list(params)
optimizer = optim.SGD(params, lr=0.1)
for batch in loader:
    model(batch).mean().backward()
    clip_grad_norm_(params, 1.0)  # errata: ok

# %%
params = model.parameters()
optimizer = torch.optim.Adam(params)
for x in batches:
    params = model.parameters()
    model(x).mean().backward()
    torch.nn.utils.clip_grad_norm_(params, 1.0)  # errata: ok
    optimizer.step()

# %%
for seed in range(3):
    params = model.parameters()
    optimizer = torch.optim.Adam(params)
    for x in batches:
        model(x).mean().backward()
        torch.nn.utils.clip_grad_norm_(params, 1.0)  # errata: hit
        optimizer.step()

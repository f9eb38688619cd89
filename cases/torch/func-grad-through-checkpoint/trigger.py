import torch
from torch.func import functional_call, grad, vmap
from torch.utils.checkpoint import checkpoint

# %%
def loss(w, x):
    return checkpoint(block, w, x, use_reentrant=False).sum()  # errata: hit


grad(loss)(w, x)

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        return self.head(checkpoint(self.body, x, use_reentrant=False))  # errata: hit


net = Net()


def loss(w, x):
    return functional_call(net, w, (x,)).sum()


g = vmap(grad(loss), in_dims=(None, 0))(w, xs)

# %%
whole = False


def f(x):
    return torch.utils.checkpoint.checkpoint(layer, x, use_reentrant=whole)  # errata: hit


jacobian = torch.func.jacrev(f)(x)

# %%
def loss(w, x):
    return checkpoint(block, w, x, use_reentrant=False).sum()  # errata: ok


loss(w, x).backward()

# %%
def loss(w, x):
    return block(w, x).sum()  # errata: ok


grad(loss)(w, x)

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        return checkpoint(self.body, x, use_reentrant=False)  # errata: ok


net = Net()
net(x).sum().backward()

# %%
class Block(torch.nn.Module):
    def __init__(self, remat):
        super().__init__()
        self.remat = remat

    def forward(self, x):
        if self.remat:
            return checkpoint(self.body, x, use_reentrant=False)  # errata: ok
        return self.body(x)


block = Block(remat=False)
g = grad(lambda x: block(x).sum())(x)

# %%
class Block(torch.nn.Module):
    def forward(self, x):
        if self.remat and self.training:
            return checkpoint(self.body, x, use_reentrant=False)  # errata: ok
        return self.body(x)


block = Block().eval()
g = grad(lambda x: block(x).sum())(x)

# %%
from torch import func


def energy(x):
    with torch.autograd.graph.save_on_cpu():  # errata: hit
        return (x.sin() ** 2).sum()


out = func.grad(energy)(torch.randn(3))

# %%
import torch.nn as nn
from torch.func import jacrev


class Trunk(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Linear(4, 4)
        self.use_checkpoint = True

    def forward(self, x):
        if self.use_checkpoint:
            return checkpoint(self.body, x, use_reentrant=False)  # errata: ok
        return self.body(x)


trunk = Trunk()
trunk.use_checkpoint = False
out = jacrev(trunk)(torch.randn(4))

# %%
class Trunk(torch.nn.Module):
    def __init__(self, use_checkpoint):
        super().__init__()
        self.use_checkpoint = use_checkpoint
        self.body = torch.nn.Linear(4, 4)

    def forward(self, x):
        if self.use_checkpoint:
            return checkpoint(self.body, x, use_reentrant=False)  # errata: hit
        return self.body(x)


trunk = Trunk(use_checkpoint=True)
out = torch.func.jacrev(trunk)(torch.randn(4))

# %%
import torch.nn as nn
from torch.func import jacrev


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(3, 3)

    def forward(self, x, save_memory=False):
        if save_memory:
            return checkpoint(self.fc, x, use_reentrant=False)  # errata: ok
        return self.fc(x)


block = Block()
out = jacrev(block)(torch.randn(3))

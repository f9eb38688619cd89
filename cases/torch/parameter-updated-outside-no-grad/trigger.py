import torch
from torch import nn

model = nn.Linear(2, 1)

# %%
loss.backward()
for p in model.parameters():
    p -= lr * p.grad  # errata: hit

# %%
loss.backward()
for weight in model.parameters():
    weight.sub_(0.1 * weight.grad)  # errata: hit

# %%
loss.backward()
for name, p in model.named_parameters():
    p.add_(p.grad, alpha=-lr)  # errata: hit

# %%
w = torch.randn(3, requires_grad=True)
loss = ((x @ w - y) ** 2).mean()
loss.backward()
w -= w.grad * 0.1  # errata: hit

# %%
with torch.no_grad():
    for p in model.parameters():
        p -= lr * p.grad  # errata: ok

# %%
@torch.no_grad()
def step(self):
    for p in self.params:
        p.add_(p.grad, alpha=-self.lr)  # errata: ok

# %%
for p in model.parameters():
    p.data.sub_(lr * p.grad)  # errata: ok

# %%
for p in model.parameters():
    p.data -= lr * p.grad.data  # errata: ok

# %%
torch.set_grad_enabled(False)
w -= lr * w.grad  # errata: ok

# %%
for p in model.parameters():
    p.grad.add_(p, alpha=decay)  # errata: ok

# %%
class Sgd(torch.optim.Optimizer):
    def step(self):
        for group in self.param_groups:
            for p in group["params"]:
                p.data.add_(p.grad, alpha=-group["lr"])  # errata: ok


# %%
h = weight * 2
h.retain_grad()
h.sum().backward()
h -= 0.1 * h.grad  # errata: ok

# %%
weight.sum().backward()
with torch.autograd.no_grad():
    weight -= 0.1 * weight.grad  # errata: ok

# %%
weight.sum().backward()
weight.requires_grad_(False)
weight -= 0.1 * weight.grad  # errata: ok
weight.requires_grad_(True)


# %%
class Scale(nn.Module):
    def __init__(self):
        super().__init__()
        self.gain = nn.Parameter(torch.ones(4))
        self.gain *= 0.5  # errata: hit


# %%
class Scale(nn.Module):
    def __init__(self):
        super().__init__()
        self.gain = nn.Parameter(torch.ones(4), requires_grad=False)
        self.gain *= 0.5  # errata: ok


# %%
class Scale(nn.Module):
    def __init__(self):
        super().__init__()
        self.gain = nn.Parameter(torch.ones(4))
        with torch.no_grad():
            self.gain *= 0.5  # errata: ok
        self.gain.data *= 2.0  # errata: ok

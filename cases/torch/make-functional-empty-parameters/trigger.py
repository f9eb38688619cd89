import functorch
import torch
from functorch import make_functional

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        return x * sum(p.sum() for p in self.parameters())  # errata: hit


f, params = functorch.make_functional(Net())

# %%
class Ridge(torch.nn.Module):
    def forward(self, x):
        penalty = torch.stack([p.norm() for p in self.parameters()]).sum()  # errata: hit
        return self.layer(x).sum() + penalty


f, params = make_functional(Ridge())

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        device = next(self.parameters()).device  # errata: hit
        return self.layer(x.to(device))


f, params = functorch.make_functional(Net(), disable_autograd_tracking=True)

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        return x * sum(p.sum() for p in self.parameters())  # errata: ok


net = Net()

# %%
class Net(torch.nn.Module):
    def count(self):
        return sum(p.numel() for p in self.parameters())  # errata: ok


f, params = make_functional(Net())

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        return self.layer(x)


f, params = make_functional(Net())
opt = torch.optim.SGD(net.parameters(), 0.1)  # errata: ok

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        return self.layer(x) + sum(p.norm() for p in self.layer.parameters())  # errata: hit


f, params, buffers = functorch.make_functional_with_buffers(Net())

# %%
class Lasso(torch.nn.Module):
    def forward(self, x):
        return self.layer(x) + sum(p.abs().sum() for n, p in self.named_parameters() if "bias" not in n)  # errata: hit


f, params = make_functional(Lasso())

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        return self.layer(x) + self.layer.weight.norm()  # errata: ok


f, params = make_functional(Net())

# %%
import torch.nn as nn
from functorch import make_functional_with_buffers


class Normed(nn.Module):
    def __init__(self):
        super().__init__()
        self.bn = nn.BatchNorm1d(4)
        self.fc = nn.Linear(4, 1)

    def forward(self, x):
        norm = sum(w.abs().sum() for _, w in self.named_parameters())  # errata: hit
        return self.fc(self.bn(x)).mean() + norm


fmodel, weights, buffers = make_functional_with_buffers(Normed())
new = [w.detach() + 1 for w in weights]
out = fmodel(new, buffers, torch.randn(3, 4))

# %%
import torch.nn as nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 1)

    def forward(self, x):
        return self.fc(x).mean()


class Regularised(nn.Module):
    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, x):
        return self.net(x) + sum(p.square().sum() for p in self.net.parameters())  # errata: ok


func, params = make_functional(Net())
out = func(params, torch.randn(2, 4))
Regularised(Net())(torch.randn(2, 4)).backward()

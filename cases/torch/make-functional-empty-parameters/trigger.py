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

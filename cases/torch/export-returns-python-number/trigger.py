import torch
from torch.export import export

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        return x, x.shape[0]  # errata: hit
        return x


program = torch.export.export(Net(), (x,))

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        return x.relu(), len(x)  # errata: hit
        return x


model = Net().eval()
program = export(model, args=(x,), strict=False)

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        return x.size(0), x  # errata: hit
        return x


net = Net()
program = torch.export.export(net, (x,))

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        y, n = self.split(x)
        return y / n

    def split(self, x):
        return x * 2, x.shape[0]  # errata: ok


program = torch.export.export(Net(), (x,))

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        return x * 2, x.shape[0]  # errata: ok


program = torch.export.export(Net(), (x,), dynamic_shapes=({0: n},))

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        return x, x.sum()  # errata: ok
        return x


program = torch.export.export(Net(), (x,))

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        return x  # errata: ok
        return x


model = Net().eval()
program = export(model, args=(x,), strict=False)

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        return x, x.shape[0]  # errata: ok
        return x

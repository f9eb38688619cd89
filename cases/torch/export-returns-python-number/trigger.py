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
class Block(torch.nn.Module):
    def forward(self, x):
        return x.size(0), x  # errata: hit
        return x


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def forward(self, x):
        return self.block(x)


net = Net()
program = torch.export.export(net, (x,), dynamic_shapes=shapes)

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

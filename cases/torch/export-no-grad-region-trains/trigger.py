import torch
from torch.export import export

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        with torch.no_grad():  # errata: hit
            x = self.frozen(x)
        return x


program = torch.export.export(Net(), (x,))

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        with torch.no_grad():  # errata: hit
            x = x * 2
        return x


model = Net().eval()
program = export(model, args=(x,), strict=False)

# %%
class Block(torch.nn.Module):
    def forward(self, x):
        from torch import no_grad
        with no_grad():  # errata: hit
            x = x + 1
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
        x = self.frozen(x).detach()  # errata: ok
        return x


program = torch.export.export(Net(), (x,))

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        with torch.no_grad():  # errata: ok
            x = self.frozen(x)
        return x

# %%
net = Net()
with torch.no_grad():  # errata: ok
    y = net(x).numpy()  # errata: ok

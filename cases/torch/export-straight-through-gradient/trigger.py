import torch
from torch.export import export

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        x = Round.apply(x)  # errata: hit
        return x


program = torch.export.export(Net(), (x,))

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        x = Quantise.apply(x, 8)  # errata: hit
        return x


model = Net().eval()
program = export(model, args=(x,), strict=False)

# %%
class Block(torch.nn.Module):
    def forward(self, x):
        x = SignSTE.apply(self.layer(x))  # errata: hit
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
        x = torch.round(x)  # errata: ok
        return x


program = torch.export.export(Net(), (x,))

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        x = self.apply(x)  # errata: ok
        return x


model = Net().eval()
program = export(model, args=(x,), strict=False)

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        x = Round.apply(x)  # errata: ok
        return x

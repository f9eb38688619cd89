import torch
from torch.export import export

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        self.last = x  # errata: hit
        return x


program = torch.export.export(Net(), (x,))

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        self.hidden = self.layer(x)  # errata: hit
        return x


model = Net().eval()
program = export(model, args=(x,), strict=False)

# %%
class Block(torch.nn.Module):
    def forward(self, x):
        self.attention = torch.softmax(x, -1)  # errata: hit
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
        last = x  # errata: ok
        return x


program = torch.export.export(Net(), (x,))

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        self.cache["x"] = 1  # errata: ok
        return x


model = Net().eval()
program = export(model, args=(x,), strict=False)

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        self.last = x  # errata: ok
        return x


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if not torch.compiler.is_compiling():
            self.last = x  # errata: ok
        return x * 2


program = export(Net(), (x,))


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if self.training:
            self.last = x.detach()  # errata: ok
        return x * 2


program = export(Net().eval(), (x,))


# %%
class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = torch.nn.Linear(4, 4)
        self.keep = True

    def forward(self, x):
        y = self.fc(x)
        if self.training and self.keep:
            self.hidden = y  # errata: ok
        return y


program = torch.export.export(Net().eval(), (x,))

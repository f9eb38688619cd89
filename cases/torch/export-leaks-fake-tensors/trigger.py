import torch
from torch.export import export


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        self.seen.append(x)  # errata: hit
        return x


program = torch.export.export(Net(), (x,))


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        self.history.extend([x, x * 2])  # errata: hit
        return x


model = Net().eval()
program = export(model, args=(x,), strict=False)


# %%
class Block(torch.nn.Module):
    def forward(self, x):
        self.outputs.append(x.mean())  # errata: hit
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
        seen = []
        seen.append(x)  # errata: ok
        return x


program = torch.export.export(Net(), (x,))


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        rows.append(x)  # errata: ok
        return x


model = Net().eval()
program = export(model, args=(x,), strict=False)


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        self.seen.append(x)  # errata: ok
        return x


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if not torch.compiler.is_compiling():
            self.seen.append(x)  # errata: ok
        return x


program = torch.export.export(Net(), (x,))


# %%
class Probe(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.shapes = []

    def forward(self, x):
        self.shapes.append(tuple(x.shape))  # errata: ok
        return x


program = torch.export.export(Probe(), (x,))


# %%
activations = []


def keep(module, inputs, output):
    activations.append(output)


model.fc.register_forward_hook(keep)  # errata: hit
program = export(model, (x,))


# %%
activations = []


def keep(module, inputs, output):
    activations.append(output)


handle = model.fc.register_forward_hook(keep)  # errata: ok
model(x)
handle.remove()
program = export(model, (x,))

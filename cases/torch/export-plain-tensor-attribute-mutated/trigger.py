import torch
from torch.export import export

# %%
class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.count = torch.zeros(1)

    def forward(self, x):
        self.count += 1  # errata: hit
        return x


program = torch.export.export(Net(), (x,))

# %%
class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.decay = torch.tensor(1.0)

    def forward(self, x):
        self.decay.mul_(0.9)  # errata: hit
        return x * self.decay


model = Net().eval()
program = export(model, args=(x,), strict=False)

# %%
class Block(torch.nn.Module):
    def __init__(self, width):
        super().__init__()
        self.total = torch.full((width,), 0.0)

    def forward(self, x):
        self.total.add_(1)  # errata: hit
        return x


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.block = Block(3)

    def forward(self, x):
        return self.block(x)


net = Net()
program = torch.export.export(net, (x,), dynamic_shapes=shapes)

# %%
class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.calls = 0

    def forward(self, x):
        self.calls += 1  # errata: ok
        return x


program = torch.export.export(Net(), (x,))

# %%
class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("count", torch.zeros(1))

    def forward(self, x):
        self.count += 1  # errata: ok
        return x


program = torch.export.export(Net(), (x,))

# %%
class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.mean = torch.zeros(3)
        self.layer = torch.nn.Linear(3, 3)

    def forward(self, x):
        self.layer.requires_grad_(False)  # errata: ok
        return x - self.mean.mul(0.9)  # errata: ok


model = Net().eval()
program = export(model, args=(x,), strict=False)

# %%
class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.count = torch.zeros(1)

    def forward(self, x):
        self.count += 1  # errata: ok
        return x

# %%
class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.count = torch.zeros(1)

    def forward(self, x):
        self.count += 1  # errata: ok
        return x


program = export(Net(), (x,), strict=True)

# %%
class Plain(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.steps = torch.zeros(())


class Buffered(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("steps", torch.zeros(()))

    def forward(self, x):
        self.steps.add_(1)  # errata: ok
        return x * self.steps


program = torch.export.export(Buffered(), (torch.ones(2),))

# %%
class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.count = torch.zeros(1)

    def forward(self, x):
        if self.training:
            self.count += 1  # errata: ok
        return x


program = torch.export.export(Net().eval(), (x,))

# %%
class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.count = torch.zeros(1)

    def tick(self):
        self.count += 1  # errata: hit

    def forward(self, x):
        self.tick()
        return x


program = torch.export.export(Net(), (x,))

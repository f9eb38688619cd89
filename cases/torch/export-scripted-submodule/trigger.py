import torch
from torch.export import export

# %%
part = torch.jit.script(Encoder())
model = Model(part)
program = torch.export.export(model, (x,))  # errata: hit

# %%
model = torch.nn.Sequential(torch.jit.script(head), tail)
program = export(model, (x,))  # errata: hit

# %%
def convert(x):
    net = Wrapper(torch.jit.script(Block()), width=8)
    return export(net, args=(x,))  # errata: hit

# %%
model = Model(Encoder())
program = torch.export.export(model, (x,))  # errata: ok

# %%
part = torch.jit.script(Encoder())
program = torch.export.export(Model(Encoder()), (x,))  # errata: ok

# %%
model = Model(torch.compile(Encoder()))
program = torch.export.export(model, (x,))  # errata: ok

# %%
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.block = torch.jit.script(nn.Linear(4, 4))
        self.out = nn.Linear(4, 2)

    def forward(self, x):
        return self.out(self.block(x))


ep = torch.export.export(Net(), (torch.ones(1, 4),))  # errata: hit

# %%
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Linear(4, 4)

    def forward(self, x):
        return self.body(x)


net = Net()
net.body = torch.jit.script(net.body)  # errata: hit
program = torch.export.export(net, (torch.ones(1, 4),), strict=False)

# %%
from torch import nn


class Net(nn.Module):
    def __init__(self, script=False):
        super().__init__()
        body = nn.Linear(4, 4)
        self.body = torch.jit.script(body) if script else body  # errata: ok

    def forward(self, x):
        return self.body(x)


ep = torch.export.export(Net(), (torch.ones(1, 4),))

# %%
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = torch.jit.script(nn.Linear(4, 4))  # errata: ok

    def forward(self, x):
        return self.body(x)


net = Net()
y = net(torch.ones(1, 4))
head = nn.Linear(4, 2)
ep = torch.export.export(head, (y,))

# %%
def gelu(x):
    return x * torch.sigmoid(1.702 * x)


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.act = torch.jit.script(gelu)

    def forward(self, x):
        return self.act(x)


program = torch.export.export(Net(), (x,))  # errata: ok

# %%
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Linear(4, 4)
        self.fast = torch.jit.script(self.body)

    def forward(self, x):
        return self.body(x)


ep = torch.export.export(Net(), (torch.ones(1, 4),))  # errata: ok

# %%
class Detector(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.backbone = torch.jit.script(torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.ReLU()))

    def forward(self, x):
        return self.backbone(x)


program = torch.export.export(Detector().eval(), (x,))  # errata: hit

# %%
model = torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.ReLU())
model[0] = torch.jit.script(model[0])  # errata: hit
program = export(model, args=(x,))

# %%
model = torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.ReLU())
program = export(model, (x,))
model[0] = torch.jit.script(model[0])  # errata: ok

import numpy as np

import torch
from torch.export import export

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        a = x.numpy()  # errata: hit
        return x


program = torch.export.export(Net(), (x,))

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        a = x.detach().cpu().numpy()  # errata: hit
        return x


model = Net().eval()
program = export(model, args=(x,), strict=False)

# %%
class Block(torch.nn.Module):
    def forward(self, x):
        a = np.asarray(x.mean(0).numpy())  # errata: hit
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
        a = x.numel()  # errata: ok
        return x


program = torch.export.export(Net(), (x,))

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        a = x.numpy()  # errata: ok
        return x

# %%
net = Net()
with torch.no_grad():  # errata: ok
    y = net(x).numpy()  # errata: ok
# %%
class Net(torch.nn.Module):
    def forward(self, x):
        a = x.numpy()  # errata: ok
        return x


program = export(Net(), (x,), strict=True)

# %%
class Net(torch.nn.Module):
    def __init__(self, x):
        super().__init__()
        self.a = x.numpy()  # errata: ok

    def forward(self, x):
        return x


program = export(Net(y), (x,))

# %%
@torch.library.custom_op("my::log1p", mutates_args=())
def log1p(x: torch.Tensor) -> torch.Tensor:
    return torch.from_numpy(np.log1p(x.numpy()))  # errata: ok


class Net(torch.nn.Module):
    def forward(self, x):
        return log1p(x)


program = export(Net(), (x,))

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if torch.compiler.is_compiling():
            return x.log1p()
        return torch.from_numpy(np.log1p(x.numpy()))  # errata: ok


program = export(Net(), (x,))

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if self.training:
            self.seen = x.detach().numpy()  # errata: ok
        return x + 1


program = export(Net().eval(), (x,))

# %%
class Net(torch.nn.Module):
    def scaled(self, x):
        return torch.from_numpy(x.numpy() / 255)  # errata: hit

    def forward(self, x):
        if self.training:
            x = x + torch.randn_like(x)
        return self.scaled(x)


program = export(Net().eval(), (x,))

# %%
import torch.nn as nn


class Clip(nn.Module):
    def forward(self, x):
        limited = np.clip(np.asarray(x), 0, 1)  # errata: hit
        return torch.from_numpy(limited) * 2


model = Clip()
program = torch.export.export(model, args=(torch.randn(2, 3),))

# %%
import torch.nn as nn


class Scale(nn.Module):
    def __init__(self, std):
        super().__init__()
        self.register_buffer("std", torch.from_numpy(np.asarray(std)))  # errata: ok

    def forward(self, x):
        return x / self.std


program = torch.export.export(Scale([1.0, 2.0, 3.0]), (torch.randn(2, 3),))
out = program.module()(torch.ones(2, 3)).numpy()

# %%
import torch.nn as nn


def frequencies(n):
    return torch.from_numpy(np.asarray(n) / 2.0)  # errata: ok


class Net(nn.Module):
    def forward(self, x):
        return x * frequencies([1.0, 2.0, 3.0])


program = torch.export.export(Net(), (torch.rand(2, 3),))

# %%
class Watched(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.debug = False

    def forward(self, x):
        if self.debug:
            print(x.numpy())  # errata: ok
        return x + 1


torch.export.export(Watched(), (torch.rand(2),))

# %%
class Monitored(torch.nn.Module):
    def __init__(self, keep=None):
        super().__init__()
        self.fc = torch.nn.Linear(3, 2)
        self.keep = keep

    def forward(self, x):
        h = self.fc(x)
        if self.keep is not None:
            self.keep.append(h.detach().numpy())  # errata: ok
        return h


net = Monitored()
torch.export.export(net, (torch.rand(2, 3),))

# %%
class Watched(torch.nn.Module):
    debug = False

    def dump(self, x):
        print(x.numpy())  # errata: ok

    def forward(self, x):
        if self.debug:
            self.dump(x)
        return x + 1


torch.export.export(Watched(), (torch.rand(2),))

# %%
class Copied(torch.nn.Module):
    def forward(self, x):
        return torch.from_numpy(np.array(x, copy=True))  # errata: hit


program = torch.export.export(Copied(), (torch.rand(2),), strict=False)

import torch
from torch.export import Dim, export

batch = Dim("batch")

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if x.shape[0] > 8:  # errata: hit
            x = x[:8]
        return x


program = torch.export.export(Net(), (x,), dynamic_shapes={"x": {0: batch}})

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if x.size(0) <= 4:  # errata: hit
            return x * 2
        return x


program = export(Net().eval(), (x,), dynamic_shapes=({0: Dim("n")},))

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        n = x.shape[0]
        if n >= 32:  # errata: hit
            x = x[:32]
        return x


shapes = {"x": {0: batch}}
program = export(Net(), args=(x,), dynamic_shapes=shapes)

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if x.shape[0] > 8:  # errata: ok
            x = x[:8]
        return x


program = export(Net(), (x,))

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if x.shape[0] > 1:  # errata: ok
            x = x[:1]
        return x


program = export(Net(), (x,), dynamic_shapes={"x": {0: batch}})

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if x.shape[1] > 8:  # errata: ok
            x = x[:, :8]
        return x


program = export(Net(), (x,), dynamic_shapes={"x": {0: batch}})

# %%
from torch import nn


class Pool(nn.Module):
    def forward(self, tokens):
        n = tokens.size(1)
        if n > 16:  # errata: hit
            tokens = tokens[:, ::2]
        return tokens.mean(1)


length = Dim("length")
ep = export(Pool(), (torch.ones(2, 10, 3),), dynamic_shapes={"tokens": {1: length}})

# %%
from torch import nn


class Pad(nn.Module):
    def forward(self, x):
        if x.shape[0] < 4:  # errata: hit
            x = torch.cat([x, x])
        return x * 2


ep = torch.export.export(
    Pad(), (torch.ones(6, 3),), dynamic_shapes=({0: torch.export.Dim("b", min=1)},)
)

# %%
from torch import nn


class Pool(nn.Module):
    def forward(self, x):
        if x.shape[1] > 3:  # errata: ok
            x = x[:, :3]
        return x.sum(0)


batch = Dim("batch")
ep = export(Pool(), (torch.ones(5, 4),), dynamic_shapes={"x": {0: batch}})

# %%
from torch import nn


class Net(nn.Module):
    def __init__(self, layers=()):
        super().__init__()
        self.layers = nn.ModuleList(layers)

    def forward(self, x):
        if len(self.layers) > 3:  # errata: ok
            x = x * 2
        return x * 3


ep = export(Net(), (torch.ones(5, 3),), dynamic_shapes={"x": {0: Dim("b")}})

# %%
class Cut(torch.nn.Module):
    def forward(self, ids):
        rows, length = ids.shape
        if length > 128:  # errata: hit
            ids = ids[:, :128]
        return ids


ep = export(Cut(), (torch.ones(2, 10),), dynamic_shapes={"ids": {1: Dim("length")}})

# %%
class Cut(torch.nn.Module):
    def forward(self, x):
        return x[:8] if x.shape[0] > 8 else x  # errata: hit


ep = export(Cut(), (torch.ones(4, 3),), dynamic_shapes={"x": {0: batch}})

# %%
class Wide(torch.nn.Module):
    def forward(self, x):
        rows, width = x.shape
        if width > 128:  # errata: ok
            x = x[:, :128]
        return x if x.shape[1] > 64 else x * 2  # errata: ok


ep = export(Wide(), (torch.ones(4, 3),), dynamic_shapes={"x": {0: batch}})

# %%
class Frames(torch.nn.Module):
    def forward(self, x):
        rows, frames, _ = x.shape
        if frames >= 64:  # errata: hit
            x = x[:, ::2]
        return x


ep = export(Frames(), (torch.ones(2, 10, 3),), dynamic_shapes=({1: Dim("frames")},))

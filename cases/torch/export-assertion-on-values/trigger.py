import torch
from torch.export import export


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        assert (x > 0).all()  # errata: hit
        return x


program = torch.export.export(Net(), (x,))


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        assert torch.all(x >= 0), "negative"  # errata: hit
        return x


model = Net().eval()
program = export(model, args=(x,), strict=False)


# %%
class Block(torch.nn.Module):
    def forward(self, x):
        assert (x != 0).any(), "empty"  # errata: hit
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
        assert not torch.isnan(x).any(), "no number"  # errata: hit
        return x


program = torch.export.export(Net(), (x,))


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        assert (x > 0).all()  # errata: ok
        return x


program = torch.export.export(Net(), (x,), strict=True)


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        assert x.dim() == 2  # errata: ok
        return x


program = torch.export.export(Net(), (x,))


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        torch._check(x.shape[0] > 1)  # errata: ok
        return x


model = Net().eval()
program = export(model, args=(x,), strict=False)


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        assert (x > 0).all()  # errata: ok
        return x


# %%
class Net(torch.nn.Module):
    def forward(self, ids):
        assert ids.max() < self.size  # errata: hit
        return self.table(ids)


program = torch.export.export(Net(), (ids,))


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if not torch.compiler.is_compiling():
            assert (x > 0).all(), "not positive"  # errata: ok
        return x


program = torch.export.export(Net(), (x,))

# %%
import numpy as np


class Net(torch.nn.Module):
    def __init__(self, grid):
        super().__init__()
        self.grid = np.asarray(grid)

    def forward(self, x):
        assert (self.grid > 0).all()  # errata: ok
        return x


program = torch.export.export(Net([1.0]), (x,))


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if torch.compiler.is_compiling():
            return x.sqrt()
        assert (x >= 0).all()  # errata: ok
        return x.sqrt()


program = torch.export.export(Net(), (x,))


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if self.training:
            assert (x >= 0).all()  # errata: ok
        assert torch.all(torch.tensor(x.shape) > 0)  # errata: ok
        return x.sqrt()


program = torch.export.export(Net().eval(), (x,))

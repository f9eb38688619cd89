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

import torch
from torch.export import export

# %%
program = torch.export.export(model, (x, x))  # errata: hit

# %%
program = export(model, args=(x, x))  # errata: hit

# %%
example = (x, x)
program = export(model, example)  # errata: hit

# %%
program = torch.export.export(model, (x,), {"other": x})  # errata: hit

# %%
program = export(model, (a, image, image), strict=False)  # errata: hit

# %%
program = torch.export.export(model, (x, x.clone()))  # errata: ok

# %%
program = torch.export.export(model, (x, y))  # errata: ok

# %%
program = torch.export.export(model, (x,), {"other": y})  # errata: ok

# %%
program = torch.export.export(model, (x, torch.randn(2)))  # errata: ok

# %%
class Two(nn.Module):
    def forward(self, a, b):
        return a - b


image = torch.rand(1, 3)
ep = torch.export.export(Two(), args=(), kwargs={"a": image, "b": image})  # errata: hit

# %%
from torch import nn


class Scale(nn.Module):
    def forward(self, x, a, b):
        return x * a + b


n = 2
ep = export(Scale(), (torch.ones(3), n, n))  # errata: ok

# %%
x = torch.randn(1, 5, 4)
program = export(SelfAttention(), (x, x, x))  # errata: ok
y = program.module()(tokens, tokens, tokens)

# %%
side = int(x.shape[-1] * 2)
program = export(Resize(), (x, side, side))  # errata: ok

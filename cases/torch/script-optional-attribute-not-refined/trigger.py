from typing import Optional

import torch
from torch import Tensor, nn

# %%
class Block(nn.Module):
    shift: Optional[torch.Tensor]

    def __init__(self):
        super().__init__()
        self.shift = None

    def forward(self, x):
        if self.shift is not None:
            x = x + self.shift  # errata: hit
        return x


scripted = torch.jit.script(Block())

# %%
class Decoder(nn.Module):
    cache: Optional[Tensor]

    def forward(self, x):
        if self.cache is not None:
            x = torch.cat([self.cache, x], dim=1)  # errata: hit
        return x


torch.jit.script(Decoder()).save("decoder.pt")

# %%
class Projection(nn.Module):
    proj: Optional[Tensor]

    def forward(self, x):
        if self.proj is not None:
            return x @ self.proj  # errata: hit
        return x


def export(model):
    return torch.jit.script(model.eval())


# %%
class Local(nn.Module):
    shift: Optional[torch.Tensor]

    def forward(self, x):
        shift = self.shift
        if shift is not None:
            x = x + shift  # errata: ok
        return x


scripted = torch.jit.script(Local())

# %%
class Buffer(nn.Module):
    def __init__(self, shift=None):
        super().__init__()
        self.register_buffer("shift", shift)

    def forward(self, x):
        if self.shift is not None:
            x = x + self.shift  # errata: ok
        return x


scripted = torch.jit.script(Buffer())

# %%
class Eager(nn.Module):
    shift: Optional[torch.Tensor]

    def forward(self, x):
        if self.shift is not None:
            x = x + self.shift  # errata: ok
        return x


compiled = torch.compile(Eager())

# %%
class Layer(nn.Module):
    norm: Optional[nn.LayerNorm]

    def forward(self, x, bias: Optional[Tensor]):
        if self.norm is not None:
            x = x * self.norm.weight  # errata: ok
        if bias is not None:
            x = x + bias  # errata: ok
        return x


scripted = torch.jit.script(Layer())

import torch
from torch.func import vmap


# %%
def shift(image, offset):
    return torch.roll(image, int(offset), dims=-1)  # errata: hit


shifted = vmap(shift)(images, offsets)

# %%
scaled = torch.vmap(lambda x: x / x.max().item())(batch)  # errata: hit


# %%
@torch.vmap
def damp(x, rate):
    return x * float(rate)  # errata: hit


# %%
def shift(image, offset):
    return torch.roll(image, int(offset), dims=-1)  # errata: ok


shifted = torch.stack([shift(image, offset) for image, offset in zip(images, offsets)])


# %%
def shift(image, offset):
    return torch.roll(image, int(offset), dims=-1)  # errata: ok


shifted = vmap(shift, in_dims=(0, None))(images, offset)

# %%
scaled = torch.vmap(lambda x: x / x.max())(batch)  # errata: ok
largest = scaled.max().item()  # errata: ok

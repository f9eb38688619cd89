import torch
from torch.library import custom_op

# %%
@torch.library.custom_op("mine::identity", mutates_args=())
def identity(x: torch.Tensor) -> torch.Tensor:
    return x  # errata: hit

# %%
@custom_op("mine::maybe", mutates_args=())
def maybe(x: torch.Tensor, flag: bool) -> torch.Tensor:
    if not flag:
        return x  # errata: hit
    return x * 2

# %%
@torch.library.custom_op("mine::fill", mutates_args={"out"})
def fill(out: torch.Tensor, value: float) -> torch.Tensor:
    out.fill_(value)
    return out  # errata: hit

# %%
@torch.library.custom_op("mine::identity", mutates_args=())
def identity(x: torch.Tensor) -> torch.Tensor:
    return x.clone()  # errata: ok

# %%
def identity(x):
    return x  # errata: ok

# %%
@torch.library.custom_op("mine::double", mutates_args=())
def double(x: torch.Tensor) -> torch.Tensor:
    out = x * 2
    return out  # errata: ok

# %%
@torch.library.custom_op("mine::relu", mutates_args=())
def relu(x: torch.Tensor) -> torch.Tensor:
    x = x.clamp(min=0)
    return x  # errata: ok


# %%
@torch.library.custom_op("mine::flat", mutates_args=())
def flat(x: torch.Tensor) -> torch.Tensor:
    return x.view(-1)  # errata: hit


# %%
@torch.library.custom_op("mine::split", mutates_args=())
def split(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    total = x.sum()
    return x, total  # errata: hit


# %%
@torch.library.custom_op("mine::sorted", mutates_args=())
def sorted_values(x: torch.Tensor) -> torch.Tensor:
    x, _ = x.sort()
    return x  # errata: ok


# %%
def scaled(x, alpha):
    if x.numel() == 0:
        return x  # errata: ok
    return x * alpha


@torch.library.custom_op("mine::scale", mutates_args=())
def scale(x: torch.Tensor, alpha: float) -> torch.Tensor:
    return scaled(x.clone(), alpha)

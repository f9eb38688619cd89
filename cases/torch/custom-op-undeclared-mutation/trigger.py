import torch
from torch.library import custom_op


# %%
@torch.library.custom_op("mine::scale", mutates_args=())
def scale(x: torch.Tensor, factor: float) -> None:
    x.mul_(factor)  # errata: hit


# %%
@custom_op("mine::clear", mutates_args=[])
def clear(x: torch.Tensor) -> None:
    x[0] = 0  # errata: hit


# %%
@torch.library.custom_op("mine::add", mutates_args=())
def add(x: torch.Tensor, y: torch.Tensor) -> None:
    x += y  # errata: hit


# %%
@torch.library.custom_op("mine::scale", mutates_args={"x"})
def scale(x: torch.Tensor, factor: float) -> None:
    x.mul_(factor)  # errata: ok


# %%
@torch.library.custom_op("mine::scale", mutates_args=())
def scale(x: torch.Tensor, factor: float) -> torch.Tensor:
    out = x.clone()
    out.mul_(factor)  # errata: ok
    return out


# %%
def scale(x, factor):
    x.mul_(factor)  # errata: ok


# %%
@torch.library.custom_op("mine::scale", mutates_args=())
def scale(x: torch.Tensor) -> torch.Tensor:
    x = x.clone()
    x.mul_(2)  # errata: ok
    return x


# %%
@torch.library.custom_op("mine::norm", mutates_args=())
def norm(x: torch.Tensor, running: torch.Tensor) -> torch.Tensor:
    running.mul_(0.9).add_(x.mean(0), alpha=0.1)  # errata: hit
    return x - running


# %%
@torch.library.custom_op("mine::fill", mutates_args=())
def fill(out: torch.Tensor, x: torch.Tensor) -> None:
    out.copy_(x)  # errata: hit


# %%
@torch.library.custom_op("mine::slope", mutates_args=())
def slope(x: torch.Tensor) -> torch.Tensor:
    with torch.enable_grad():
        inner = x.detach().requires_grad_()  # errata: ok
        return torch.autograd.grad(inner.sin().sum(), inner)[0]


# %%
@custom_op("mine::full", mutates_args=())
def full(out: torch.Tensor, value: float) -> None:
    out[:] = value  # errata: hit


# %%
@custom_op("mine::total", mutates_args=())
def total(x: torch.Tensor) -> torch.Tensor:
    out = torch.zeros_like(x[0])
    for row in x:
        out.add_(row)  # errata: ok
    return out


# %%
@custom_op("mine::sorted", mutates_args=())
def sort(x: torch.Tensor) -> torch.Tensor:
    array = x.numpy().copy()
    array[0] = 0.0  # errata: ok
    return torch.from_numpy(array)


# %%
@custom_op("mine::step", mutates_args="unknown")
def step(x: torch.Tensor, rate: float) -> None:
    x.sub_(rate)  # errata: ok


# %%
@custom_op("mine::rectify", mutates_args=())
def rectify(x: torch.Tensor) -> None:
    torch.relu_(x)  # errata: hit


# %%
@custom_op("mine::descend", mutates_args=())
def descend(weight: torch.Tensor, grad: torch.Tensor, rate: float) -> None:
    weight.data.sub_(grad, alpha=rate)  # errata: hit


# %%
@custom_op("mine::cache", mutates_args=[])
def cache(keys: torch.Tensor, key: torch.Tensor, position: int) -> None:
    keys[:, position].copy_(key)  # errata: hit


# %%
@custom_op("mine::rectified", mutates_args=())
def rectified(x: torch.Tensor) -> torch.Tensor:
    out = x + 1
    torch.relu_(out)  # errata: ok
    return out


# %%
@custom_op("mine::first", mutates_args=())
def first(x: torch.Tensor) -> torch.Tensor:
    rows = [x.clone()]
    rows[0].mul_(2)  # errata: ok
    return rows[0]

# %%
def _scatter_rows(cache: torch.Tensor, rows: torch.Tensor, at: torch.Tensor) -> torch.Tensor:
    cache[at] = rows  # errata: hit
    return rows.clone()


scatter_rows = torch.library.custom_op("mine::scatter_rows", _scatter_rows, mutates_args=[])

# %%
def _rows(cache: torch.Tensor, at: torch.Tensor) -> torch.Tensor:
    out = cache[at]
    out.mul_(2)  # errata: ok
    return out


rows = torch.library.custom_op("mine::rows", _rows, mutates_args=())

# %%
def _store(cache: torch.Tensor, value: torch.Tensor) -> None:
    cache.copy_(value)  # errata: ok


store = torch.library.custom_op("mine::store", _store, mutates_args={"cache"})

import mindspore as ms
from mindspore import Tensor, nn, ops

# %%
ids = Tensor([[3, 4], [5, 6]], ms.int64)
masks = Tensor([[39.0, 39.0], [39.0, 39.0]], ms.float32)
corrupted = ops.select(ids > 4, ids, masks)  # errata: hit

# %%
noise = ops.zeros((2, 3), ms.float32)
filled = ops.where(counts > 0, noise, counts.astype(ms.int32))  # errata: hit


# %%
class Fill(nn.Cell):
    def construct(self, x):
        whole = x.astype(ms.int32)
        return ops.select(x > 0, whole, ops.zeros((2, 2), ms.float32))  # errata: hit


# %%
ids = Tensor([[3, 4], [5, 6]], ms.int64)
corrupted = ops.select(ids > 4, ids, ops.full_like(ids, 39))  # errata: ok

# %%
ids = Tensor([[3, 4], [5, 6]], ms.int64)
masks = Tensor([[39, 39], [39, 39]], ms.int64)
corrupted = ops.select(ids > 4, ids, masks)  # errata: ok

# %%
ids = Tensor([[3, 4], [5, 6]], ms.int64)
masks = Tensor([[39.0, 39.0], [39.0, 39.0]], ms.float32)
corrupted = ops.select(ids > 4, ids.astype(ms.float32), masks)  # errata: ok

# %%
ids = Tensor([[3, 4], [5, 6]], ms.int64)
filled = ops.where(ids > 4, ids, 0)  # errata: ok

# %%
ids = Tensor([3, 4], ms.int64)
rates = Tensor([0.5, 0.1], ms.float32)
chosen = ops.select(rates > 0.2, rates, rates)  # errata: ok

import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    def construct(self, heads, target):
        loss = Tensor(0.0, ms.float32)
        for head in heads:
            loss += (head - target).square().mean(axis=1)  # errata: hit
        return loss

# %%
class Net(nn.Cell):
    def construct(self, x, y):
        total = ms.tensor(0.0)
        total += (x * y).sum(axis=-1)  # errata: hit
        return total

# %%
@ms.jit
def loss(x, y):
    total = ms.Tensor(0, ms.float32)
    total += ops.cross_entropy(x, y, reduction="none")  # errata: hit
    return total

# %%
class Net(nn.Cell):
    def construct(self, x, y):
        total = ms.tensor(0.0)
        total += (x * y).sum()  # errata: ok
        return total

# %%
class Net(nn.Cell):
    def construct(self, x, y):
        total = 0.0
        total += (x * y).sum(axis=-1)  # errata: ok
        return total

# %%
class Net(nn.Cell):
    def construct(self, x, y):
        total = ms.tensor(0.0)
        total = total + (x * y).sum(axis=-1)  # errata: ok
        return total

# %%
def total(x, y):
    total = ms.tensor(0.0)
    total += (x * y).sum(axis=-1)  # errata: ok
    return total

# %%
class Net(nn.Cell):
    def construct(self, x, y):
        loss = ms.Tensor(0.0, ms.float32)
        for _ in range(2):
            loss += ops.mse_loss(x, y, reduction="none")  # errata: hit
        return loss.mean()

# %%
class Net(nn.Cell):
    def construct(self, x, y):
        loss = ms.Tensor(0.0, ms.float32)
        loss += ops.cross_entropy(x, y)  # errata: ok
        return loss

# %%
class Net(nn.Cell):
    def construct(self, x, y):
        total = ops.zeros_like(y)
        total += (x * y).sum(axis=-1)  # errata: ok
        return total

# %%
import mindspore.nn as nn


class MultiTask(nn.Cell):
    def __init__(self, heads):
        super().__init__()
        self.heads = nn.CellList(heads)
        self.loss = nn.MSELoss(reduction="none")

    def construct(self, x, y):
        total = ops.zeros((1,), ms.float32)
        for head in self.heads:
            total += self.loss(head(x), y)  # errata: hit
        return total


net = MultiTask([nn.Dense(3, 2), nn.Dense(3, 2)])
out = net(ops.ones((4, 3), ms.float32), ops.ones((4, 2), ms.float32))

# %%
import mindspore.nn as nn


class Penalty(nn.Cell):
    def construct(self, logits, mask):
        scale = ms.Tensor(1.0, ms.float32)
        scale *= mask.astype(ms.float32).expand_dims(-1)  # errata: hit
        return logits * scale


out = Penalty()(ops.ones((2, 3, 4), ms.float32), ops.ones((2, 3), ms.bool_))

# %%
class Losses(nn.Cell):
    def construct(self, first, second, target):
        loss = ms.Tensor(0.0, ms.float32)
        for head in (first, second):
            loss += (head - target).square().mean(axis=(0, 1))  # errata: ok
        return loss

# %%
class Weighted(nn.Cell):
    def construct(self, a, t):
        loss = Tensor(0.0, ms.float32)
        for weight in (0.3, 0.7):
            loss += weight * (a - t).square().mean(axis=1)  # errata: hit
        return loss

# %%
class Weighted(nn.Cell):
    def construct(self, a, t):
        loss = Tensor(0.0, ms.float32)
        for weight in (0.3, 0.7):
            loss += weight * (a - t).square().mean(axis=(0, 1))  # errata: ok
        return loss

# %%
class Net(nn.Cell):
    def construct(self, x):
        loss = Tensor([0.0], ms.float32)
        per_sample = x.mean(1)
        loss += per_sample  # errata: hit
        return loss

# %%
class Net(nn.Cell):
    def construct(self, x):
        loss = ops.zeros((), ms.float32)
        loss += ops.reduce_sum(x, 1)  # errata: hit
        return loss

# %%
class Net(nn.Cell):
    def construct(self, x):
        loss = ops.zeros((1,), ms.float32)
        column = x.reshape(-1, 1)
        loss += column.mean(axis=0)  # errata: ok
        return loss

# %%
class Net(nn.Cell):
    def construct(self, x):
        axes = (0, 1)
        loss = Tensor(0.0, ms.float32)
        loss += x.sum(axis=axes)  # errata: ok
        loss += x.mean(1).sum()  # errata: ok
        return loss

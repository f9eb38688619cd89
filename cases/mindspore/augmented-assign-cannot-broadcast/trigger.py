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

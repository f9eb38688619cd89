import paddle
from paddle import nn
from paddle.jit import to_static


# %%
@paddle.jit.to_static(full_graph=True)
def step(x, y):
    m = min(x.mean(), y)  # errata: hit
    return x


# %%
class Net(nn.Layer):
    def forward(self, x):
        m = max(x.sum(), self.limit)  # errata: hit
        return x


net = to_static(Net(), full_graph=True)


# %%
def step(x, y):
    a = x.max()
    m = min(a, y)  # errata: hit
    return x


fast = paddle.jit.to_static(step, full_graph=True, input_spec=[spec])


# %%
@to_static(full_graph=True)
def step(x, y):
    m = paddle.minimum(x.mean(), y)  # errata: ok
    return x


# %%
@to_static(full_graph=True)
def step(x, y):
    m = min(2, 3)  # errata: ok
    return x


# %%
def plain(x, y):
    m = min(x.mean(), y)  # errata: ok
    return x


@to_static(full_graph=True)
def other(x):
    return x


# %%
@to_static(full_graph=True)
def step(x, y, z):
    a = paddle.nn.functional.mse_loss(x, z)
    b = paddle.nn.functional.mse_loss(y, z)
    return min(a, b)  # errata: hit


# %%
@paddle.jit.to_static(full_graph=True)
def best(losses):
    total = [loss.mean() for loss in losses.unbind(0)]
    return min(total)  # errata: hit


# %%
@paddle.jit.to_static(full_graph=True)
def crop(x, limit):
    return x[:, : min(x.shape[-1], limit)]  # errata: ok


# %%
@paddle.jit.to_static(full_graph=True)
def depth(x, sizes):
    return x * max([size for size in sizes])  # errata: ok

# %%
class Separation(paddle.nn.Layer):
    def __init__(self):
        super().__init__()
        self.mse = paddle.nn.MSELoss()

    @paddle.jit.to_static(full_graph=True)
    def forward(self, a, b, target):
        first = self.mse(a, target)
        second = self.mse(b, target)
        return min(first, second)  # errata: hit

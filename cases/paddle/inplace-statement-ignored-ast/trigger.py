import paddle
from paddle import nn
from paddle.jit import to_static

# %%
@paddle.jit.to_static(full_graph=True)
def step(x, y):
    x.subtract_(y)  # errata: hit
    return x

# %%
class Net(nn.Layer):
    def forward(self, x):
        x.add_(y)  # errata: hit
        return x


net = to_static(Net(), full_graph=True)

# %%
def step(x, y):
    h = x * 2
    h.clip_(0, 1)  # errata: hit
    return x


fast = paddle.jit.to_static(step, full_graph=True, input_spec=[spec])

# %%
@to_static(full_graph=True)
def step(x, y):
    x = x.subtract(y)  # errata: ok
    return x

# %%
@to_static(full_graph=True)
def step(x, y):
    x = x.clip(0, 1)  # errata: ok
    return x

# %%
def plain(x, y):
    x.subtract_(y)  # errata: ok
    return x


@to_static(full_graph=True)
def other(x):
    return x

import paddle
from paddle import nn
from paddle.jit import to_static

# %%
@paddle.jit.to_static(full_graph=True)
def step(x, y):
    x[0] = 1  # errata: hit
    return x

# %%
class Net(nn.Layer):
    def forward(self, x):
        x[:, 0] = 0  # errata: hit
        return x


net = to_static(Net(), full_graph=True)

# %%
def step(x, y):
    y[1:] = x[:-1]  # errata: hit
    return x


fast = paddle.jit.to_static(step, full_graph=True, input_spec=[spec])

# %%
@to_static(full_graph=True)
def step(x, y):
    h = x.clone()
    h[0] = 1  # errata: ok
    return x

# %%
@to_static(full_graph=True)
def step(x, y):
    x["mask"] = 1  # errata: ok
    return x

# %%
def plain(x, y):
    x[0] = 1  # errata: ok
    return x


@to_static(full_graph=True)
def other(x):
    return x

# %%
@to_static(full_graph=True)
def step(x, y):
    x[:, 0] += 1.0  # errata: hit
    return (x * y).sum()

# %%
@to_static(full_graph=True)
def step(x, y):
    x = x.clone()
    x[:, 0] = 0.0  # errata: ok
    return (x * y).sum()

# %%
@to_static(full_graph=True)
def step(x, y):
    x = x * 1.0
    x[:, 0] += 1.0  # errata: ok
    return (x * y).sum()

# %%
@to_static(full_graph=True)
def step(x, y):
    return x * y


@to_static(full_graph=False)
def other(x, y):
    x[:, 0] = 0.0  # errata: ok
    return (x * y).sum()

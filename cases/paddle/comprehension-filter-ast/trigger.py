import paddle
from paddle import nn
from paddle.jit import to_static

# %%
@paddle.jit.to_static(full_graph=True)
def step(x, y):
    kept = [v for v in x if v > 0]  # errata: hit
    return x

# %%
class Net(nn.Layer):
    def forward(self, x):
        kept = [v for v in x if v < 1.0]  # errata: hit
        return x


net = to_static(Net(), full_graph=True)

# %%
def step(x, y):
    kept = [row for row in y if row > x]  # errata: hit
    return x


fast = paddle.jit.to_static(step, full_graph=True, input_spec=[spec])

# %%
@to_static(full_graph=True)
def step(x, y):
    kept = [v for v in x]  # errata: ok
    return x

# %%
@to_static(full_graph=True)
def step(x, y):
    kept = x[x > 0]  # errata: ok
    return x

# %%
def plain(x, y):
    kept = [v for v in x if v > 0]  # errata: ok
    return x


@to_static(full_graph=True)
def other(x):
    return x

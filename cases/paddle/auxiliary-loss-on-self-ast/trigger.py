import paddle
from paddle import nn
from paddle.jit import to_static

# %%
@paddle.jit.to_static(full_graph=True)
def step(x, y):
    self.loss = x.mean()  # errata: hit
    return x

# %%
class Net(nn.Layer):
    def forward(self, x):
        self.aux = (x * x).sum()  # errata: hit
        return x


net = to_static(Net(), full_graph=True)

# %%
def step(x, y):
    self.penalty = y.mean(axis=0)  # errata: hit
    return x


fast = paddle.jit.to_static(step, full_graph=True, input_spec=[spec])

# %%
@to_static(full_graph=True)
def step(x, y):
    loss = x.mean()  # errata: ok
    return x

# %%
@to_static(full_graph=True)
def step(x, y):
    self.width = 3  # errata: ok
    return x

# %%
def plain(x, y):
    self.loss = x.mean()  # errata: ok
    return x


@to_static(full_graph=True)
def other(x):
    return x

import paddle
from paddle import nn
from paddle.jit import to_static

# %%
@paddle.jit.to_static(full_graph=True)
def step(x, y):
    a = x.numpy()  # errata: hit
    return x

# %%
class Net(nn.Layer):
    def forward(self, x):
        n = x.shape_tensor.tolist()  # errata: hit
        return x


net = to_static(Net(), full_graph=True)

# %%
def step(x, y):
    k = (x * 2).numpy().max()  # errata: hit
    return x


fast = paddle.jit.to_static(step, full_graph=True, input_spec=[spec])

# %%
@to_static(full_graph=True)
def step(x, y):
    a = x.numel()  # errata: ok
    return x

# %%
@to_static(full_graph=True)
def step(x, y):
    a = x.shape  # errata: ok
    return x

# %%
def plain(x, y):
    a = x.numpy()  # errata: ok
    return x


@to_static(full_graph=True)
def other(x):
    return x

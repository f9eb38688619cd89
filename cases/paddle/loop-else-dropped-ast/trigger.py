import paddle
from paddle import nn
from paddle.jit import to_static

# %%
@paddle.jit.to_static(full_graph=True)
def step(x, y):
    for v in x:  # errata: hit
        y = v
    else:
        y = x
    return x

# %%
class Net(nn.Layer):
    def forward(self, x):
        while x.sum() > 1:  # errata: hit
            x = x / 2
        else:
            x = x + 1
        return x


net = to_static(Net(), full_graph=True)

# %%
def step(x, y):
    for n in range(3):  # errata: hit
        if n > 5:
            break
    else:
        x = x * 2
    return x


fast = paddle.jit.to_static(step, full_graph=True, input_spec=[spec])

# %%
@to_static(full_graph=True)
def step(x, y):
    for v in x:  # errata: ok
        y = v
    return x

# %%
@to_static(full_graph=True)
def step(x, y):
    if x.sum() > 1:  # errata: ok
        y = x
    else:
        y = -x
    return x

# %%
def plain(x, y):
    for v in x:  # errata: ok
        y = v
    else:
        y = x
    return x


@to_static(full_graph=True)
def other(x):
    return x

# %%
@paddle.jit.not_to_static
def width_for(sizes):
    for size in sizes:  # errata: ok
        if size > 4:
            break
    else:
        size = 10
    return size


@paddle.jit.to_static(full_graph=True)
def widen(x):
    return x + width_for([1, 2, 3])

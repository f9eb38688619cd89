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


# %%
@to_static(full_graph=True)
def step(x):
    return paddle.stack([row * 2 for row in x if row.sum() >= 0]).mean()  # errata: hit


# %%
@to_static(full_graph=True)
def step(x):
    return sum(v for v in x if v > 0)  # errata: hit


# %%
@to_static(full_graph=True)
def step(x):
    rows = [i for i in range(4) if i > 1]  # errata: ok
    return x[rows]


# %%
class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        self.rates = [1, 6, 12]

    def forward(self, x):
        sides = [side for side in x.shape if side > 1]  # errata: ok
        dilated = [rate for rate in self.rates if rate > 1]  # errata: ok
        return x.reshape(sides) * len(dilated)


net = to_static(Net(), full_graph=True)


# %%
@to_static(full_graph=True)
def step(x):
    kept = []
    for v in x:
        if v > 0:  # errata: ok
            kept.append(v)
    return paddle.stack(kept)


# %%
@paddle.jit.to_static(full_graph=True)
def flatten(x, sizes):
    return x.reshape([s for s in sizes if s > 1])  # errata: ok


# %%
@paddle.jit.to_static(full_graph=True)
def pick(x, axes=(0, -1)):
    return x.sum([a for a in axes if a >= 0])  # errata: ok

# %%
@to_static(full_graph=False)
def pick(x):
    return paddle.stack([v for v in x if v > 0])  # errata: ok


@to_static(full_graph=True)
def double(x):
    return x * 2

import paddle
from paddle import nn
from paddle.jit import to_static

# %%
@paddle.jit.to_static(full_graph=True)
def step(x, y):
    s = x
    while s < 10:  # errata: hit
        s = s + x
    return s

# %%
class Net(nn.Layer):
    def forward(self, x):
        h = x
        while h.sum() < 5:  # errata: hit
            h = h + 1
        return x


net = to_static(Net(), full_graph=True)

# %%
def step(x, y):
    t = y
    while paddle.norm(t) > 1:  # errata: hit
        t = t / 2
    return x


fast = paddle.jit.to_static(step, full_graph=True, input_spec=[spec])

# %%
@to_static(full_graph=True)
def step(x):
    y = x * 2
    s = y
    while s <= 10:  # errata: hit
        s += y
    return s

# %%
@to_static(full_graph=True)
def step(x, depth):
    level = depth
    while level > 0:  # errata: ok
        x = x * 2
        level = level - 1
    return x

# %%
@to_static(full_graph=True)
def step(x, y):
    s = x.clone()
    while s < 10:  # errata: ok
        s = s * 2
    return x

# %%
@to_static(full_graph=True)
def step(x, y):
    n = 3
    while n > 1:  # errata: ok
        n = n - 1
    return x

# %%
def plain(x, y):
    s = x
    while s < 10:  # errata: ok
        s = s * 2
    return x


@to_static(full_graph=True)
def other(x):
    return x


# %%
@to_static(full_graph=True)
def step(x, limit):
    start = x * 2
    state = start
    while state.sum() < limit:  # errata: hit
        state = state + start
    return state


# %%
@to_static(full_graph=True)
def step(x, limit):
    start = x * 2
    state = start
    while state.sum() < limit:  # errata: ok
        state = state * 2
    return state


# %%
@to_static(full_graph=True)
def step(x, limit):
    state = x
    state = state.clone()
    while state.sum() < limit:  # errata: ok
        state = state + x
    return state


# %%
@to_static(full_graph=True)
def step(x, n):
    total = x
    i = paddle.zeros([1])
    while i < n:  # errata: hit
        total = total + x
        i = i + 1
    return total


# %%
@to_static(full_graph=True)
def step(x, limit):
    total = x.detach()
    while total < limit:  # errata: hit
        total = total + x
    return total


# %%
@to_static(full_graph=True)
def step(x, n):
    total = paddle.zeros_like(x)
    i = paddle.zeros([1])
    while i < n:  # errata: ok
        total = total + x
        i = i + 1
    return total


# %%
@to_static(full_graph=True)
def step(x, n):
    total = x
    i = 0
    while i < 3:  # errata: ok
        total = total + x
        i = i + 1
    return total

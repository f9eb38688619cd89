import paddle
from paddle import nn
from paddle.jit import to_static

# %%
@paddle.jit.to_static(full_graph=True)
def step(x, y):
    c = None
    while x.sum() < 9:
        if c is None:  # errata: hit
            c = x
        x = x + c
    return x

# %%
class Net(nn.Layer):
    def forward(self, x):
        cache = None
        while x.mean() > 1:
            x = x / 2
            if cache is None:  # errata: hit
                cache = x
        return x


net = to_static(Net(), full_graph=True)

# %%
def step(x, y):
    past = None
    while paddle.all(y > 0):
        y = y - 1
        past = x if past is None else past + x  # errata: hit
    return x


fast = paddle.jit.to_static(step, full_graph=True, input_spec=[spec])

# %%
@to_static(full_graph=True)
def step(x, y):
    c = None
    if c is None:  # errata: ok
        c = x
    return x

# %%
@to_static(full_graph=True)
def step(x, y):
    c = x
    while x.sum() < 9:
        if mask is None:  # errata: ok
            x = x + c
    return x

# %%
def plain(x, y):
    c = None
    while x.sum() < 9:
        if c is None:  # errata: ok
            c = x
        x = x + c
    return x


@to_static(full_graph=True)
def other(x):
    return x

# %%
@to_static(full_graph=True)
def step(x, y):
    c = None
    i = 0
    while i < 3:
        x = x + 1 if c is None else x + c  # errata: ok
        c = x
        i += 1
    return x

# %%
@to_static(full_graph=True)
def step(x, y):
    c = None
    if c is None:  # errata: ok
        c = x
    while c.sum() < 9:
        c = c + x
    return c

# %%
import paddle.nn as nn


class Decoder(nn.Layer):
    def __init__(self):
        super().__init__()
        self.proj = nn.Linear(4, 4)

    def forward(self, x):
        memory = None
        hidden = paddle.zeros([1, 4])
        step = paddle.zeros([1], dtype="int64")
        while step < 5:
            if memory is not None:  # errata: hit
                hidden = memory + self.proj(x)
            else:
                hidden = self.proj(x)
            memory = hidden
            step += 1
        return hidden


net = paddle.jit.to_static(Decoder(), full_graph=True)
x = paddle.ones([1, 4])
out = net(x) / net.proj(x)

# %%
@to_static(full_graph=True)
def decode(x):
    state = paddle.zeros([1])
    while state.sum() < 10:
        bias = None
        if bias is None:  # errata: ok
            bias = x
        state = state + bias
    return state


out = decode(paddle.to_tensor([3.0]))

# %%
@to_static(full_graph=True)
def decode(token):
    past = None
    done = paddle.zeros([1], "bool")
    while not done:
        past = token if past is None else past + token  # errata: hit
        done = past.sum() > 9
    return past


# %%
@to_static(full_graph=True)
def decode(token, limit):
    past = None
    done = False
    while not done:
        past = token if past is None else past + token  # errata: ok
        done = past.shape[0] > limit
    return past

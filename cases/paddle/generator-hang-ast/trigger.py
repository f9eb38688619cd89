import paddle
from paddle import nn
from paddle.jit import to_static

# %%
@paddle.jit.to_static(full_graph=True)
def step(x, y):
    def pairs(n):  # errata: hit
        yield n
    x = sum(pairs(2))
    return x

# %%
class Net(nn.Layer):
    def forward(self, x):
        def walk(rows):  # errata: hit
            for row in rows:
                yield row
        x = list(walk(x))
        return x


net = to_static(Net(), full_graph=True)

# %%
def step(x, y):
    def halves():  # errata: hit
        yield x
        yield y
    x = sum(halves())
    return x


fast = paddle.jit.to_static(step, full_graph=True, input_spec=[spec])

# %%
@to_static(full_graph=True)
def step(x, y):
    def pairs(n):  # errata: ok
        return [n]
    x = sum(pairs(2))
    return x

# %%
@to_static(full_graph=True)
def step(x, y):
    f = lambda n: n  # errata: ok
    return x

# %%
def plain(x, y):
    def pairs(n):  # errata: ok
        yield n
    x = sum(pairs(2))
    return x


@to_static(full_graph=True)
def other(x):
    return x

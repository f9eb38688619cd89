import paddle
from paddle import nn
from paddle.jit import to_static

# %%
@paddle.jit.to_static(full_graph=True)
def step(x, y):
    def pairs(n):  # errata: hit
        for i in range(n):
            yield x[i], y[i]
    return sum(a * b for a, b in pairs(2))

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
        n = 0
        while n < 2:
            yield x[n]
            n += 1
    x = sum(halves())
    return x


fast = paddle.jit.to_static(step, full_graph=True, input_spec=[spec])

# %%
@to_static(full_graph=True)
def step(x, y):
    def positive(rows):  # errata: hit
        for row in rows:
            if row is not None:
                yield row
    return sum(positive([x, y]))

# %%
@to_static(full_graph=True)
def step(x, y):
    def halves():  # errata: ok
        yield x
        yield y
    return sum(halves())

# %%
@to_static(full_graph=True)
def step(x, y):
    def pairs(n):  # errata: ok
        return [x[i] for i in range(n)]
    x = sum(pairs(2))
    return x

# %%
def rows(x):  # errata: ok
    for i in range(3):
        yield x[i]


@to_static(full_graph=True)
def step(x):
    return sum(rows(x))

# %%
class Net(nn.Layer):
    def rows(self, x):  # errata: ok
        for i in range(3):
            yield x[i]

    def forward(self, x):
        def double(row):  # errata: ok
            return row * 2
        return sum(double(row) for row in self.rows(x))


net = to_static(Net(), full_graph=True)

# %%
@to_static(full_graph=True)
def step(x, y):
    f = lambda n: n  # errata: ok
    return x

# %%
def plain(x, y):
    def pairs(n):  # errata: ok
        for i in range(n):
            yield i
    x = sum(pairs(2))
    return x


@to_static(full_graph=True)
def other(x):
    return x

import paddle
from paddle import nn
from paddle.jit import to_static

# %%
@paddle.jit.to_static()
def step(x, y):
    rows = paddle.nonzero(x)
    for i in range(rows.shape[0]):  # errata: hit
        y = y + rows[i]
    return x

# %%
class Net(nn.Layer):
    def forward(self, x):
        found = paddle.nonzero(x > 0)
        for k in range(found.shape[0]):  # errata: hit
            x = x + 1
        return x


net = to_static(Net())

# %%
def step(x, y):
    index = paddle.nonzero(x, as_tuple=False)
    for i in range(index.shape[0]):  # errata: hit
        x = x * 2
    return x


fast = paddle.jit.to_static(step, input_spec=[spec])

# %%
@to_static()
def step(x, y):
    for i in range(x.shape[0]):  # errata: ok
        x = x + 1
    return x

# %%
@to_static()
def step(x, y):
    rows = paddle.nonzero(x)
    for row in names:  # errata: ok
        x = x + 1
    return x

# %%
def plain(x, y):
    rows = paddle.nonzero(x)
    for i in range(rows.shape[0]):  # errata: ok
        y = y + rows[i]
    return x


@to_static()
def other(x):
    return x

# %%
@to_static(full_graph=False)
def step(x, y):
    rows = x.nonzero()
    n = rows.shape[0]
    for i in range(n):  # errata: hit
        y = y + rows[i]
    return y

# %%
@to_static(full_graph=True)
def step(x, y):
    rows = paddle.nonzero(x)
    for i in range(rows.shape[0]):  # errata: ok
        y = y + rows[i]
    return y

# %%
@to_static()
def step(x, y):
    rows = paddle.nonzero(x)
    for i in range(int(paddle.shape(rows)[0])):  # errata: ok
        y = y + rows[i]
    return y

# %%
@to_static()
def step(x, y):
    rows = paddle.nonzero(x)
    if rows.shape[0] == 0:
        return y
    for i in range(rows.shape[0]):  # errata: ok
        y = y + rows[i]
    return y

# %%
@to_static()
def step(x, y):
    index = paddle.nonzero(x > 0.5).flatten()
    for i in range(len(index)):  # errata: hit
        y = y + index[i]
    return y

# %%
@to_static()
def step(x, y):
    kept = x[x > 0.5]
    count = kept.shape[0]
    for i in range(count):  # errata: hit
        y = y + kept[i]
    return y

# %%
@to_static()
def step(x, y):
    kept = x[x > 0.5]
    if len(kept) == 0:
        return y
    for i in range(len(kept)):  # errata: ok
        y = y + kept[i]
    return y


# %%
@to_static()
def step(x, gains):
    rows = paddle.nonzero(x)
    return paddle.stack([gains[i] for i in range(rows.shape[0])])  # errata: ok


# %%
@to_static()
def step(x, total):
    values = paddle.unique(x)
    for i in range(values.shape[0]):  # errata: hit
        total = total + values[i]
    return total


# %%
@to_static()
def step(x, total):
    rows = paddle.where(x > 0)[0]
    for i in range(rows.shape[0]):  # errata: hit
        total = total + x[rows[i]]
    return total


# %%
@to_static()
def step(x, total):
    rows = paddle.nonzero(x)
    i = 0
    while i < rows.shape[0]:  # errata: ok
        total = total + x[rows[i, 0]]
        i += 1
    return total


# %%
@to_static()
def step(x, total):
    rows = paddle.where(x > 0, x, total)
    for i in range(rows.shape[0]):  # errata: ok
        total = total + rows[i]
    return total

import paddle
from paddle import nn
from paddle.jit import to_static

# %%
@paddle.jit.to_static(full_graph=True)
def step(x, y):
    h = x * 2
    h[0] = 1  # errata: hit
    y = h.relu().sum()
    return x

# %%
class Net(nn.Layer):
    def forward(self, x):
        h = paddle.zeros([3])
        h[0] = x  # errata: hit
        y = h.exp().mean()
        return x


net = to_static(Net(), full_graph=True)

# %%
def step(x, y):
    x[1] = 0  # errata: hit
    y = x.abs().sum()
    return x


fast = paddle.jit.to_static(step, full_graph=True, input_spec=[spec])

# %%
@to_static(full_graph=True)
def step(x, mask):
    h = x * 2
    h[mask] = 0.0  # errata: hit
    return h.reshape([-1]).sum()

# %%
@to_static(full_graph=True)
def step(x):
    out = {}
    out["loss"] = x.mean()  # errata: ok
    out[x.shape[0]] = x.mean()  # errata: ok
    return out.get("loss").sum()

# %%
@to_static(full_graph=True)
def step(x, y):
    h = x * 2
    h[0] = 1  # errata: ok
    y = paddle.sum(h)
    return x

# %%
@to_static(full_graph=True)
def step(x, y):
    h = x * 2
    h[0] = 1  # errata: ok
    y = h.relu()
    return x

# %%
def plain(x, y):
    h = x * 2
    h[0] = 1  # errata: ok
    y = h.relu().sum()
    return x


@to_static(full_graph=True)
def other(x):
    return x


# %%
@to_static(full_graph=True)
def step(x):
    h = x * 2
    h[:, 0] = 0.0  # errata: ok
    h = nn.functional.relu(h)
    return h.square().sum()


# %%
@to_static(full_graph=True)
def step(x):
    h = x * 2
    h[:, 0] = 0.0  # errata: ok
    h = h.clone()
    return h.square().sum()


# %%
@to_static(full_graph=True)
def step(x):
    h = x * 2
    h[:, 0] = 0.0  # errata: ok
    h = h / h.sum()
    return h.square().sum()


# %%
class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(2, 2)

    @to_static(full_graph=True)
    def forward(self, x):
        h = x * 2
        h[:, 0] = 0.0  # errata: hit
        return self.fc(h).sum()


# %%
import paddle.nn.functional as F


@to_static(full_graph=True)
def step(x):
    h = x * 2
    h[:, 0] = 0.0  # errata: hit
    return F.relu(h).sum()


# %%
@to_static(full_graph=True)
def step(x):
    h = x * 2
    h[:, 0] = 0.0  # errata: hit
    return h[0].square().sum()


# %%
class Plain(nn.Layer):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(2, 2)

    @to_static(full_graph=True)
    def forward(self, x):
        h = x * 2
        h[:, 0] = 0.0  # errata: ok
        y = self.fc(h)
        return y.sum()


# %%
@to_static(full_graph=True)
def step(x):
    h = x * 2
    h[:, 0] = 0.0  # errata: hit
    return (h * 3).abs().sum()


# %%
@to_static(full_graph=True)
def step(x):
    h = x * 2
    h[:, 0] = 0.0  # errata: ok
    h = -h
    return h.square().sum()


# %%
@to_static(full_graph=True)
def step(x):
    h = x * 2
    h[:, 0] = 0.0  # errata: ok
    h = h.reshape([-1]) * 2
    return h.square().sum()


# %%
@to_static(full_graph=True)
def step(x):
    h = x * 2
    h[:, 0] = 0.0  # errata: ok
    h = nn.functional.normalize(h, axis=1) if x.shape[0] > 1 else h
    return h.square().sum()


# %%
@to_static(full_graph=True)
def step(x):
    h = x * 2
    h[:, 0] = 0.0  # errata: ok
    return paddle.nn.functional.relu(h).sum()


# %%
class Saved(nn.Layer):
    def forward(self, x):
        h = x * 1.0
        h[:, 0] = 0.0  # errata: hit
        return h.square().sum()


net = Saved()
paddle.jit.save(net, "model", input_spec=[paddle.static.InputSpec([None, 2], "float32")])


# %%
class Saved(nn.Layer):
    def forward(self, x):
        h = x * 1.0
        h[:, 0] = 0.0  # errata: ok
        squares = h.square()
        return squares.sum()


net = Saved()
paddle.jit.save(net, "model", input_spec=[paddle.static.InputSpec([None, 2], "float32")])

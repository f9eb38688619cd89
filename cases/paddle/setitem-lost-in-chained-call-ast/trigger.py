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

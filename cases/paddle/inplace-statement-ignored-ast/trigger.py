import paddle
from paddle import nn
from paddle.jit import to_static

# %%
@paddle.jit.to_static(full_graph=True)
def step(x, y):
    x.subtract_(y)  # errata: hit
    return x

# %%
class Net(nn.Layer):
    def forward(self, x):
        x.add_(y)  # errata: hit
        return x


net = to_static(Net(), full_graph=True)

# %%
def step(x, y):
    h = x * 2
    h.clip_(0, 1)  # errata: hit
    return x


fast = paddle.jit.to_static(step, full_graph=True, input_spec=[spec])

# %%
@to_static(full_graph=True)
def step(x, y):
    x = x.subtract(y)  # errata: ok
    return x

# %%
@to_static(full_graph=True)
def step(x, y):
    x = x.clip(0, 1)  # errata: ok
    return x

# %%
def plain(x, y):
    x.subtract_(y)  # errata: ok
    return x


@to_static(full_graph=True)
def other(x):
    return x


# %%
@to_static(full_graph=True)
def step(x):
    h = x * 2.0
    h = h.subtract_(h.mean())  # errata: ok
    return h


# %%
@to_static(full_graph=True)
def step(x):
    h = x * 2.0
    return h.add_(x)  # errata: ok


# %%
@to_static(full_graph=True)
def step(x):
    h = x * 2.0
    y = h.relu_().sum()  # errata: ok
    return y


# %%
@to_static(full_graph=True)
def step(x):
    h = x * 2.0
    return nn.functional.softmax(h.subtract_(h.max()), axis=-1)  # errata: ok


# %%
@to_static(full_graph=True)
def step(x):
    h = x * 3.0
    nn.functional.relu_(h)  # errata: hit
    return h.sum()


# %%
@to_static(full_graph=True)
def step(x, mask):
    scores = x * 2.0
    scores.masked_fill_(mask, -1e9)  # errata: hit
    return scores


# %%
@to_static(full_graph=True)
def step(x):
    h = x * 2.0
    paddle.tanh_(h)  # errata: hit
    h.unsqueeze_(0)  # errata: hit
    return h


# %%
@to_static(full_graph=True)
def step(x):
    h = x * 2.0
    return x.sum(), h.add_(x)  # errata: ok


# %%
@to_static(full_graph=True)
def step(x):
    h = x * 2.0
    h = h.exp_() if x.shape[0] > 1 else h  # errata: ok
    h += x
    return [h.sqrt_()]  # errata: ok

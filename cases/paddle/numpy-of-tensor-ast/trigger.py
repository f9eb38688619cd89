import numpy as np
import paddle
from paddle import nn
from paddle.jit import to_static


# %%
@paddle.jit.to_static(full_graph=True)
def step(x, y):
    a = x.tolist()  # errata: hit
    return x


# %%
class Net(nn.Layer):
    def forward(self, x):
        n = paddle.argmax(x, axis=1).tolist()  # errata: hit
        return x


net = to_static(Net(), full_graph=True)


# %%
def step(x, y):
    k = max((x * 2).numpy().tolist())  # errata: hit
    return x


fast = paddle.jit.to_static(step, full_graph=True, input_spec=[spec])


# %%
@to_static(full_graph=True)
def step(x, y):
    a = x.numel()  # errata: ok
    return x


# %%
@to_static(full_graph=True)
def step(x, y):
    a = x.numpy().max()  # errata: ok
    return x * a


# %%
@to_static(full_graph=True)
def step(x, y):
    steps = np.arange(3).tolist()  # errata: ok
    return x * steps[1]


# %%
def plain(x, y):
    a = x.tolist()  # errata: ok
    return x


@to_static(full_graph=True)
def other(x):
    return x


# %%
@to_static(full_graph=True)
def step(x, y):
    weights = np.arange(3)
    return x * weights.tolist()[0]  # errata: ok


# %%
class Scaled(nn.Layer):
    def __init__(self):
        super().__init__()
        self.weights = np.ones(3)

    @to_static(full_graph=True)
    def forward(self, x):
        return x * self.weights.tolist()[0]  # errata: ok


# %%
@to_static(full_graph=True)
def step(x, y):
    values = x.numpy()
    return x * max(values.tolist())  # errata: hit


# %%
def step(x, y):
    return x / np.max(x.numpy())  # errata: hit


fast = to_static(step, full_graph=True)


# %%
class Net(nn.Layer):
    def forward(self, x):
        best = paddle.topk(x, 2)[1]
        return x[best.tolist()]  # errata: hit


net = to_static(Net(), full_graph=True)


# %%
@to_static(full_graph=True)
def step(x):
    top = x.max(axis=0)
    return x * top.tolist()[0]  # errata: hit


# %%
@to_static(full_graph=True)
def step(x):
    return x / np.asarray(x.numpy()).max()  # errata: hit


# %%
@to_static(full_graph=True)
def step(x):
    return x.max()


@to_static(full_graph=False)
def other(x):
    return x / max(x.tolist())  # errata: ok


# %%
class Scorer(nn.Layer):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 3)

    @paddle.jit.to_static(full_graph=True)
    def forward(self, x):
        scores = self.fc(x).sum(0)
        return scores / max(scores.tolist())  # errata: hit


# %%
class Scaled(nn.Layer):
    def forward(self, x):
        return x * 2


net = Scaled()
paddle.jit.save(net, "net", input_spec=[spec])
values = net(x).tolist()  # errata: ok

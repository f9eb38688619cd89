import paddle
from paddle import nn
from paddle.jit import to_static

# %%
@paddle.jit.to_static(full_graph=True)
def step(x, y):
    with paddle.no_grad():  # errata: hit
        x = x * 2
    return x

# %%
class Net(nn.Layer):
    def forward(self, x):
        with paddle.no_grad():  # errata: hit
            x = self.frozen(x)
        return x


net = to_static(Net(), full_graph=True)

# %%
def step(x, y):
    from paddle import no_grad
    with no_grad():  # errata: hit
        x = x + 1
    return x


fast = paddle.jit.to_static(step, full_graph=True, input_spec=[spec])

# %%
@to_static(full_graph=True)
def step(x, y):
    x = x.detach() * 2  # errata: ok
    return x

# %%
@to_static(full_graph=True)
def step(x, y):
    with paddle.amp.auto_cast():  # errata: ok
        x = x * 2
    return x

# %%
def plain(x, y):
    with paddle.no_grad():  # errata: ok
        x = x * 2
    return x


@to_static(full_graph=True)
def other(x):
    return x

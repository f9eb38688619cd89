import paddle
from paddle import nn
from paddle.jit import to_static

# %%
@paddle.jit.to_static(full_graph=True)
def step(x, y):
    paddle.add(x, y, out=y)  # errata: hit
    return x

# %%
class Net(nn.Layer):
    def forward(self, x):
        paddle.log(x, out=self.buffer)  # errata: hit
        return x


net = to_static(Net(), full_graph=True)

# %%
def step(x, y):
    paddle.matmul(x, x, out=y)  # errata: hit
    return x


fast = paddle.jit.to_static(step, full_graph=True, input_spec=[spec])

# %%
@to_static(full_graph=True)
def step(x, y):
    y = paddle.add(x, y)  # errata: ok
    return x

# %%
@to_static(full_graph=True)
def step(x, y):
    y = paddle.log(x)  # errata: ok
    return x

# %%
def plain(x, y):
    paddle.add(x, y, out=y)  # errata: ok
    return x


@to_static(full_graph=True)
def other(x):
    return x

# %%
@to_static(full_graph=True)
def step(x, y):
    paddle.zeros([3], out=y)  # errata: ok
    paddle.full([3], 7.0, out=y)  # errata: ok
    return x * y

# %%
@to_static(full_graph=True)
def step(x, y):
    paddle.add(x, y, out=None)  # errata: ok
    paddle.assign(x, output=y)  # errata: ok
    return y

# %%
@to_static(full_graph=True)
def step(x, y):
    nn.functional.softmax(x, out=y)  # errata: hit
    return y


# %%
@to_static(full_graph=True)
def step(x, y, buffer):
    z = paddle.add(x, y, out=buffer) * 2.0  # errata: ok
    return z


# %%
@to_static(full_graph=True)
def step(x, y, buffer):
    return paddle.add(x, y, out=buffer).mean()  # errata: ok


# %%
@to_static(full_graph=True)
def step(x, y, buffer):
    return paddle.exp(paddle.add(x, y, out=buffer))  # errata: ok


# %%
@to_static(full_graph=True)
def step(x, buffer):
    paddle.divide(x, x.sum(), out=buffer)  # errata: hit
    paddle.maximum(x, buffer, out=buffer)  # errata: hit
    return buffer


# %%
@to_static(full_graph=True)
def step(x, y, buffer):
    return x, paddle.add(x, y, out=buffer)  # errata: ok


# %%
@to_static(full_graph=True)
def step(x, y, buffer):
    if paddle.in_dynamic_mode():
        paddle.add(x, y, out=buffer)  # errata: ok
    else:
        buffer = x + y
    return buffer


# %%
@to_static(full_graph=True)
def step(x, y, buffer):
    return x * (paddle.add(x, y, out=buffer) > 0)  # errata: ok


# %%
@to_static(full_graph=True)
def step(x, y, buffer):
    x += paddle.add(x, y, out=buffer)  # errata: ok
    return x


# %%
@to_static(full_graph=True)
def step(x, y, buffer):
    return x[0] - paddle.exp(x, out=buffer)[0]  # errata: ok


# %%
@to_static(full_graph=True)
def step(x, buffer):
    buffer = paddle.exp(x, out=buffer)  # errata: ok
    return buffer


# %%
@to_static(full_graph=True)
def step(x, buffer):
    for _ in range(3):
        paddle.tanh(x, out=buffer)  # errata: hit
        x = x + buffer
    nn.functional.sigmoid(x, out=buffer)  # errata: hit
    return buffer

import paddle
from paddle import nn
from paddle.jit import to_static

# %%
@paddle.jit.to_static(full_graph=True)
def step(x, y):
    if isinstance(x, paddle.Tensor):  # errata: hit
        x = x + 1
    return x

# %%
class Net(nn.Layer):
    def forward(self, x):
        assert isinstance(x, paddle.Tensor)  # errata: hit
        return x


net = to_static(Net(), full_graph=True)

# %%
def step(x, y):
    flag = not isinstance(y, paddle.Tensor)  # errata: hit
    return x


fast = paddle.jit.to_static(step, full_graph=True, input_spec=[spec])

# %%
@to_static(full_graph=True)
def step(x, y):
    if paddle.is_tensor(x):  # errata: ok
        x = x + 1
    return x

# %%
@to_static(full_graph=True)
def step(x, y):
    if isinstance(x, int):  # errata: ok
        x = x + 1
    return x

# %%
def plain(x, y):
    if isinstance(x, paddle.Tensor):  # errata: ok
        x = x + 1
    return x


@to_static(full_graph=True)
def other(x):
    return x

# %%
@to_static(full_graph=True)
def step(x, y):
    if isinstance(x, paddle.Tensor) or isinstance(x, paddle.pir.Value):  # errata: ok
        x = x + 1
    return x

# %%
@to_static(full_graph=True)
def step(x, y):
    if paddle.in_dynamic_mode():
        assert isinstance(x, paddle.Tensor)  # errata: ok
    return x

# %%
class Scale(nn.Layer):
    def forward(self, x, gain=1.0):
        if isinstance(gain, paddle.Tensor):  # errata: hit
            gain = paddle.exp(gain)
        return x * gain


layer = Scale()
paddle.jit.save(layer, "scale", input_spec=spec)

# %%
class Scale(nn.Layer):
    def forward(self, x, gain=1.0):
        if paddle.is_tensor(gain):  # errata: ok
            gain = paddle.exp(gain)
        return x * gain


paddle.jit.save(Scale(), "scale", input_spec=spec)

# %%
@paddle.jit.to_static(full_graph=True)
def scale(x, gain):
    if paddle.is_tensor(gain) or isinstance(gain, paddle.Tensor):  # errata: ok
        gain = paddle.exp(gain)
    return x * gain

# %%
@paddle.jit.to_static(full_graph=True)
def scale(x, gain):
    if paddle.in_dynamic_mode() and isinstance(gain, paddle.Tensor):  # errata: ok
        print(gain.numpy())
    return x * gain

# %%
@paddle.jit.to_static(full_graph=True)
def scale(x, gain):
    if isinstance(gain, (paddle.Tensor, list)):  # errata: hit
        x = x * gain
    return x

# %%
@paddle.jit.to_static(full_graph=True)
def scale(x, gain):
    if isinstance(gain, (paddle.Tensor, paddle.pir.Value)):  # errata: ok
        x = x * gain
    return x

# %%
@paddle.jit.to_static(full_graph=False)
def scale(x, gain):
    if isinstance(gain, paddle.Tensor):  # errata: ok
        x = x * gain
    return x


@paddle.jit.to_static(full_graph=True)
def other(x, gain):
    return x

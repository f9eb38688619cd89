import numpy as np
import paddle
from paddle import nn
from paddle.static import InputSpec

# %%
class Scaled(nn.Layer):
    def forward(self, x):
        return x / np.max(x.numpy())  # errata: hit


net = paddle.jit.to_static(Scaled(), full_graph=True)

# %%
@paddle.jit.to_static(full_graph=True)
def shift(x):
    low = float(np.min(x.numpy()))  # errata: hit
    return x - low


# %%
class Standard(nn.Layer):
    @paddle.jit.to_static(full_graph=True)
    def forward(self, x):
        hidden = paddle.exp(x)
        return hidden / np.std(hidden.numpy())  # errata: hit


# %%
class Eager(nn.Layer):
    def forward(self, x):
        return x / np.max(x.numpy())  # errata: ok


net = Eager()

# %%
class Partial(nn.Layer):
    def forward(self, x):
        return x / np.max(x.numpy())  # errata: ok


net = paddle.jit.to_static(Partial(), full_graph=False)

# %%
class Own(nn.Layer):
    def forward(self, x):
        return x / x.max()  # errata: ok


net = paddle.jit.to_static(Own(), full_graph=True)

# %%
class Constant(nn.Layer):
    def forward(self, x):
        return x / float(np.max([1.0, 2.0]))  # errata: ok


net = paddle.jit.to_static(Constant(), full_graph=True)

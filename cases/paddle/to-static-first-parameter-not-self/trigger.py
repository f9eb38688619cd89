import paddle
import paddle.nn as nn
from paddle.jit import to_static


# %%
class Net(nn.Layer):
    @paddle.jit.to_static
    def forward(this, x):  # errata: hit
        return x


# %%
class Net(nn.Layer):
    @to_static
    def forward(s, x):  # errata: hit
        return x


# %%
class Block(paddle.nn.Layer):
    @paddle.jit.to_static
    def score(me, x, y=None):  # errata: hit
        return x


# %%
class Net(nn.Layer):
    @paddle.jit.to_static
    def forward(self, x):  # errata: ok
        return x


# %%
class Net(nn.Layer):
    def forward(this, x):  # errata: ok
        return x


# %%
@paddle.jit.to_static
def forward(x):  # errata: ok
    return x


# %%
class Net(nn.Layer):
    def forward(net, x):  # errata: hit
        return x


compiled = to_static(Net(), full_graph=True)


# %%
class Net(nn.Layer):
    def forward(self, x):  # errata: ok
        return x


compiled = paddle.jit.to_static(Net())

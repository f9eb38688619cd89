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


# %%
class Net(nn.Layer):
    @to_static(full_graph=True)
    def score(layer, x):  # errata: hit
        return x


# %%
class Net(nn.Layer):
    def forward(me, x):  # errata: hit
        return x


paddle.jit.save(Net(), "net", input_spec=[paddle.static.InputSpec([None, 2])])


# %%
class Net(nn.Layer):
    @staticmethod
    @to_static
    def add(x):  # errata: ok
        return x

    def forward(self, x):
        return Net.add(x)

import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    def construct(self, x):
        y = x
        y += self.branch(x)  # errata: hit
        return x

# %%
@ms.jit
def step(x, y):
    y = x
    y *= 2  # errata: hit
    return x

# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        y = x
        y -= ops.mean(x)  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        y = x + 1
        y += 2  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        y = x
        y = y + 1  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        y *= 2  # errata: ok
        return x

# %%
def prepare(x, y):
    y = x
    y += layer.branch(x)  # errata: ok
    return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        x = self.conv(x)
        x += self.bias  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        identity = x
        x = self.conv(x)
        x += identity  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        y = x
        y = self.conv(y)
        y += x  # errata: ok
        return y

# %%
class Net(nn.Cell):
    def construct(self, x):
        y = x.copy()
        y += 1  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        for block in self.blocks:
            x = block(x)
        x += 1  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        y = x
        y **= 2  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x, start):
        i = start
        while i < 3:
            x = self.block(x)
            i += 1  # errata: ok
        return x

# %%
@ms.jit
def center(x):
    x -= x.mean(axis=0)  # errata: hit
    return x

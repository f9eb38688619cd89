import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    def construct(self, x):
        self.losses.append(x)  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        self.rows.append(x * 2)  # errata: hit
        return x

# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        self.history.append(ops.mean(x))  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        rows = []
        rows.append(x)  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        x = self.append(x)  # errata: ok
        return x

# %%
def prepare(x, y):
    layer.losses.append(x)  # errata: ok
    return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        for layer in self.layers:
            x = layer(x)
            if self.training:
                self.maps.append(x)  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        self.stats.rows.append(x)  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def build(self, size):
        self.layers.append(nn.Dense(size, size))  # errata: ok

    def construct(self, x):
        return self.layers[0](x)

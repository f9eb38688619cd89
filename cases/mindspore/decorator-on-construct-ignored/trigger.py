import functools

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    @logged
    def construct(self, x):  # errata: hit
        return x

# %%
class Net(nn.Cell):
    @timed
    @checked
    def construct(self, x, mask=None):  # errata: hit
        return x

# %%
class Base(nn.Cell):
    pass


class Child(Base):
    @twice
    def construct(self, x):  # errata: hit
        return x * 2

# %%
class Net(nn.Cell):
    @ms.jit
    def construct(self, x):  # errata: ok
        return x

# %%
from abc import abstractmethod


class Net(nn.Cell):
    @abstractmethod
    def construct(self, x):  # errata: ok
        return x

# %%
class Loss:
    @staticmethod
    def construct(logits):  # errata: ok
        return logits

# %%
class Net(nn.Cell):
    @staticmethod
    def construct(logits):  # errata: ok
        return logits

# %%
class Net(nn.Cell):
    @logged
    def prepare(self, x):  # errata: ok
        return x

import mindspore as ms
from mindspore import nn


# %%
class Net(nn.Cell):
    def construct(self, x):
        return x.transpose(*self.order)  # errata: hit


# %%
class Net(nn.Cell):
    def construct(self, x, order):
        y = self.dense(x)
        return y.transpose(*order)  # errata: hit


# %%
class Net(nn.Cell):
    def construct(self, x):
        return self.dense(x).transpose(*self.axes)  # errata: hit


# %%
class Net(nn.Cell):
    def construct(self, x):
        return x.transpose(self.order)  # errata: ok


# %%
class Net(nn.Cell):
    def construct(self, x):
        return x.transpose(0, 2, 1)  # errata: ok


# %%
class Net(nn.Cell):
    def construct(self, x):
        return x.permute(*self.order)  # errata: ok


# %%
@ms.jit
def step(x, order):
    return x.transpose(*order)  # errata: ok


# %%
class Net(nn.Cell):
    def construct(self, x):
        return x.transpose(*(0, 2, 1))  # errata: ok

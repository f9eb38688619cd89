import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops


# %%
class Scale(nn.Cell):
    def construct(self, x):
        gamma = Parameter(ops.ones((3,)), name="gamma")  # errata: hit
        return x * gamma


# %%
class Shift(nn.Cell):
    def __init__(self):
        super().__init__()
        self.bias = None

    def construct(self, x):
        if self.bias is None:
            self.bias = ms.Parameter(ops.zeros(x.shape[-1]))  # errata: hit
        return x + self.bias


# %%
class Deep(nn.Cell):
    def make(self, width):
        return Parameter(ops.ones((width,)))  # errata: hit

    def construct(self, x):
        return x * self.make(x.shape[-1])


# %%
class Scale(nn.Cell):
    def __init__(self, width):
        super().__init__()
        self.gamma = Parameter(ops.ones((width,)))  # errata: ok

    def construct(self, x):
        return x * self.gamma


# %%
weight = ms.Parameter(Tensor(values), name="weight")  # errata: ok


# %%
class Plain(nn.Cell):
    def construct(self, x):
        return x * Tensor(2.0)  # errata: ok

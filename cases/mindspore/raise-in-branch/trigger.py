import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    def construct(self, x):
        if x.sum() > 1:
            raise ValueError("x")  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        if x.max() > 3:
            raise RuntimeError  # errata: hit
        return x

# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        if ops.isnan(x).any():
            raise ValueError("nan")  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        if x.ndim > 2:
            raise ValueError("shape")  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        if self.mode == "a":
            raise ValueError("mode")  # errata: ok
        return x

# %%
def prepare(x, y):
    if x.sum() > 1:
        raise ValueError("x")  # errata: ok
    return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        if x.min() <= 0:
            raise ValueError("not positive")  # errata: hit
        return x.log()

# %%
class Net(nn.Cell):
    def construct(self, weights):
        if weights.sum() == 0:
            raise ValueError("no weight")  # errata: hit
        return weights / weights.sum()

# %%
class Net(nn.Cell):
    def construct(self, x):
        self.check(x)
        return x * 2

    def check(self, x):
        if x.sum() > 100:
            raise ValueError("exploded")  # errata: ok

# %%
class Net(nn.Cell):
    def construct(self, x, lengths):
        if len(x.shape) == 3 and x.shape[0] > self.limit:
            raise ValueError("batch")  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        return x * 2

    def load(self, path):
        if self.weight.sum() == 0:
            raise ValueError(path)  # errata: ok

# %%
@ms.jit
def normalise(x):
    total = x.sum()
    if total <= 0:
        raise ValueError("nothing to normalise")  # errata: hit
    return x / total


normalise(Tensor([1.0, 3.0]))

# %%
class Safe(nn.Cell):
    def construct(self, x):
        assert x.min() > 0  # errata: hit
        return ops.log(x)


Safe()(Tensor([1.0, 3.0]))

# %%
class Guarded(nn.Cell):
    def construct(self, x):
        if self.training:
            if ops.reduce_sum(x) > 100:
                raise ValueError("exploded")  # errata: hit
        return x


# %%
class Checked(nn.Cell):
    def construct(self, x):
        if self.training:
            if x.shape[0] < 2:
                raise ValueError("batch")  # errata: ok
        return x


# %%
class Check(nn.Cell):
    def construct(self, x):
        if x.sum() > 100.0:
            raise ValueError("exploded")  # errata: ok


# %%
class Check(nn.Cell):
    def construct(self, x):
        if x.sum() > 100.0:
            raise ValueError("exploded")  # errata: ok
        return None


# %%
class Check(nn.Cell):
    def construct(self, x):
        assert x.sum() < 100.0  # errata: ok


# %%
class Net(nn.Cell):
    def construct(self, x):
        if ops.norm(x) > 10:
            raise ValueError("norm")  # errata: hit
        return x


# %%
class Net(nn.Cell):
    def construct(self, x):
        if 100 < x.sum():
            raise ValueError("big")  # errata: hit
        return x


# %%
@ms.jit
def check(x):
    if x.sum() > 100.0:
        raise ValueError("exploded")  # errata: ok


check(Tensor([1.0, 3.0]))

import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


# %%
class Net(nn.Cell):
    def construct(self, x):
        for part in x:
            yield part  # errata: hit
        return x


# %%
@ms.jit
def step(x, y):
    yield x * 2  # errata: hit
    return x


# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        for n in range(3):
            yield self.layers[n](x)  # errata: hit
        return x


# %%
class Net(nn.Cell):
    def construct(self, x):
        parts = [part for part in x]  # errata: ok
        return x


# %%
class Net(nn.Cell):
    def construct(self, x):
        return tuple(x)  # errata: ok
        return x


# %%
def prepare(x, y):
    for part in x:
        yield part  # errata: ok
    return x


# %%
class Net(nn.Cell):
    def construct(self, x):
        total = 0.0
        for part in self.parts(x):
            total = total + part
        return total

    def parts(self, x):
        yield from self.layers(x)  # errata: hit


# %%
class Net(nn.Cell):
    def construct(self, x):
        return sum(part for part in self.layers)  # errata: ok


# %%
class Net(nn.Cell):
    def construct(self, x):
        return self.dense(x)

    def batches(self, rows):
        for row in rows:
            yield row  # errata: ok


# %%
@ms.jit(capture_mode="bytecode")
def step(x):
    total = 0.0
    for part in parts(x):
        total = total + part
    return total


def parts(x):
    yield x  # errata: ok
    yield x


# %%
@ms.jit
def step(x):
    total = 0.0
    for part in parts(x):
        total = total + part
    return total


def parts(x):
    yield x  # errata: hit


# %%
@ms.jit(capture_mode="trace")
def step(x):
    total = 0.0
    for part in parts(x):
        total = total + part
    return total


def parts(x):
    yield x  # errata: ok

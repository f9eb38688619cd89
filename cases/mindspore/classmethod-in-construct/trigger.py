import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    @classmethod
    def scale(cls, x):
        return x * 2

    def construct(self, x):
        return self.scale(x)  # errata: hit

# %%
class Block(nn.Cell):
    def construct(self, x, y):
        z = self.mix(x, y)  # errata: hit
        return z

    @classmethod
    def mix(cls, a, b):
        return a + b

# %%
class Base(nn.Cell):
    pass


class Child(Base):
    @classmethod
    def width(cls):
        return 3

    def construct(self, x):
        return x * self.width()  # errata: hit

# %%
class Typed(nn.Cell):
    @classmethod
    def width(cls, x):
        return x.shape[-1]

    def construct(self, x):
        return x / type(self).width(x)  # errata: hit

# %%
class Net(nn.Cell):
    @staticmethod
    def scale(x):
        return x * 2

    def construct(self, x):
        return self.scale(x)  # errata: ok

# %%
class Net(nn.Cell):
    def scale(self, x):
        return x * 2

    def construct(self, x):
        return self.scale(x)  # errata: ok

# %%
class Net(nn.Cell):
    @classmethod
    def make(cls, x):
        return cls()

    def prepare(self, x):
        return self.make(x)  # errata: ok

# %%
class Sized(nn.Cell):
    @classmethod
    def width(cls):
        return 3

    def __init__(self):
        super().__init__()
        self.number = self.width()  # errata: ok

    def construct(self, x):
        return x * self.number

# %%
ms.set_context(mode=ms.GRAPH_MODE)


class Scaling:
    @classmethod
    def apply(cls, x):
        return x * 2


class Head(nn.Cell):
    def construct(self, x):
        return Scaling.apply(x)  # errata: hit

# %%
ms.set_context(mode=ms.GRAPH_MODE)


class Scaling:
    @staticmethod
    def apply(x):
        return x * 2

    @classmethod
    def create(cls):
        return cls()


class Head(nn.Cell):
    def construct(self, x):
        return Scaling.apply(x)  # errata: ok

# %%
ms.set_context(mode=ms.GRAPH_MODE)


class Scaling:
    @classmethod
    def apply(cls, x):
        return x * 2


class Head(nn.Cell):
    def __init__(self, x):
        super().__init__()
        self.scale = Scaling.apply(x)  # errata: ok

    def construct(self, x):
        return x * self.scale

# %%
ms.set_context(mode=ms.PYNATIVE_MODE)


class Net(nn.Cell):
    @classmethod
    def norm(cls, x):
        return x / x.sum()

    @ms.jit(capture_mode="bytecode")
    def construct(self, x):
        return self.norm(x)  # errata: ok

# %%
class Scaling:
    @classmethod
    def apply(cls, x):
        return x * 2


@ms.jit
def double(x):
    return Scaling.apply(x)  # errata: hit

# %%
class Scaling:
    @classmethod
    def apply(cls, x):
        return x * 2


@ms.jit(capture_mode="bytecode")
def double(x):
    return Scaling.apply(x)  # errata: ok

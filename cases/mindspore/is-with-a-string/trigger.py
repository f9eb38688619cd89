import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    def construct(self, x):
        if self.mode is not "train":  # errata: hit
            x = x + 1
        return x

# %%
@ms.jit
def step(x, y):
    if mode is not "sum":  # errata: hit
        x = x + 1
    return x

# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        if self.kind is "a":  # errata: hit
            x = x * 2
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        if self.mode != "train":  # errata: ok
            x = x + 1
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        if mask is not None:  # errata: ok
            x = x + mask
        return x

# %%
def prepare(x, y):
    if layer.mode is not "train":  # errata: ok
        x = x + 1
    return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        return x + 1 if self.mode is "train" else x  # errata: hit

# %%
class Net(nn.Cell):
    def construct(self, x):
        training = "train" is self.mode  # errata: hit
        return x + 1 if training else x

# %%
class Net(nn.Cell):
    def construct(self, x):
        if self.depth is 3:  # errata: hit
            x = x + 1
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        if self.training is True:  # errata: ok
            x = x + 1
        if self.frozen is not False:  # errata: ok
            x = x + 1
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        if self.mode in ("train", "tune") and self.depth == 3:  # errata: ok
            x = x + 1
        return x

# %%
class Net(nn.Cell):
    def __init__(self, mode):
        super().__init__()
        self.training_mode = mode is "train"  # errata: ok

# %%
@ms.jit
def cast(x):
    y = x if x.dtype is ms.float16 else x.astype(ms.float16)  # errata: hit
    return y


cast(Tensor([1.0, 2.0]))

# %%
from mindspore import ms_function

TRAIN = "train"


@ms_function
def scale(x):
    if phase is TRAIN:  # errata: hit
        x = x * 2
    return x


# %%
NONE = None


class Net(nn.Cell):
    def construct(self, x):
        if self.depth is not 3:  # errata: hit
            x = x + 1
        if self.rate is 0.5:  # errata: hit
            x = x + 1
        if self.mask is not NONE:  # errata: ok
            x = x + 1
        return x

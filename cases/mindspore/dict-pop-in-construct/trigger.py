import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    def construct(self, x):
        a = x.pop("a")  # errata: hit
        return x

# %%
@ms.jit
def step(x, y):
    rest = x.pop("mask", None)  # errata: hit
    return x

# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        state = self.states.pop("h")  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        a = x["a"]  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        a = x.get("a")  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x, features):
        return x * features.pop("mask")  # errata: ok

# %%
def prepare(x, y):
    a = x.pop("a")  # errata: ok
    return x

# %%
@ms.jit(capture_mode="bytecode")
def fast(x):
    features = {"x": x, "m": x}
    m = features.pop("m")  # errata: ok
    return features["x"] * m

# %%
@ms.constexpr
def width(kind):
    sizes = {"a": 2, "b": 3}
    rest = sizes.pop("b")  # errata: ok
    return sizes[kind] + rest


class Net(nn.Cell):
    def construct(self, x):
        return x * width("a")

# %%
class Drop(nn.Cell):
    def construct(self, features):
        visible = features["mask"]
        features.pop("mask")  # errata: hit
        return features["tokens"] * visible

# %%
class Rectified(nn.Cell):
    def construct(self, tokens, **features):
        bias = ops.relu(features.pop("bias", tokens))  # errata: hit
        return tokens + bias + features["offset"]

# %%
class Mean(nn.Cell):
    def construct(self, tokens, features):
        return ops.mean(features["mask"]) * features.pop("tokens")  # errata: ok

# %%
class Child(nn.Cell):
    def construct(self, features):
        visible = features["tokens"]
        features.pop("mask")  # errata: hit
        return visible + features["tokens"]

import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    def construct(self, x, seen):
        seen.append(x)  # errata: hit
        return x

# %%
@ms.jit
def step(x, rows):
    rows.clear()  # errata: hit
    return x

# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x, states):
        states.append(self.layer(x))  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        x.extend([1])  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        x.insert(0, 1)  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        rows = []
        rows.append(x)  # errata: ok
        return x

# %%
def prepare(x, y):
    x.append(1)  # errata: ok
    return x


# %%
class Head(nn.Cell):
    def construct(self, x, aux):
        aux += [ops.reduce_mean(x)]  # errata: hit
        return x * 2


# %%
class Stage(nn.Cell):
    def construct(self, x, outputs):
        x = ops.relu(x)
        outputs.append(x)  # errata: ok
        return x, outputs


# %%
class Skip(nn.Cell):
    def construct(self, x, parts):
        parts.append(x * 2)  # errata: ok
        return ops.stack(parts).sum(0)


# %%
class Summed(nn.Cell):
    def construct(self, x, parts):
        parts.append(x * 2)  # errata: ok
        total = 0.0
        for part in parts:
            total = total + part
        return total


# %%
class Product(nn.Cell):
    def construct(self, x, parts):
        parts.append(x * 2)  # errata: ok
        return parts[0] * parts[-1]

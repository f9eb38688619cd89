import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


# %%
class Net(nn.Cell):
    def construct(self, x):
        kept = [a for a in x if a > 0]  # errata: hit
        return x


# %%
@ms.jit
def step(x, y):
    kept = [a for a in x if a < 1]  # errata: hit
    return x


# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        return sum([row for row in x if row >= self.limit])  # errata: hit


# %%
class Net(nn.Cell):
    def construct(self, x):
        return x.reshape([size for size in x.shape if size > 1])  # errata: ok


# %%
class Net(nn.Cell):
    def construct(self, x):
        return x * sum([size for size in self.sizes if size > 1])  # errata: ok


# %%
class Net(nn.Cell):
    def construct(self, x):
        kept = [a for a in x]  # errata: ok
        return x


# %%
class Net(nn.Cell):
    def construct(self, x):
        kept = [2 * a for a in self.sizes]  # errata: ok
        return x


# %%
def prepare(x, y):
    kept = [a for a in x if a > 0]  # errata: ok
    return x


# %%
class Flatten(nn.Cell):
    def construct(self, x, sizes):
        kept = [s for s in sizes if s > 1]  # errata: ok
        return x.reshape(tuple(kept))


# %%
class Backbone(nn.Cell):
    def construct(self, x):
        levels = (1, 2, 3)
        return x * sum([level for level in levels if level > 1])  # errata: ok


# %%
class Kept(nn.Cell):
    def construct(self, logits):
        return ops.stack([2 * one for one in logits if one > 0.5])  # errata: hit


# %%
class Padded(nn.Cell):
    def construct(self, x, pads, kernel):
        pads = [pad for pad in pads if pad >= 0]  # errata: ok
        return ops.pad(x, tuple(pads)) * sum([k for k in kernel if k > 1])  # errata: ok


# %%
class Boxes(nn.Cell):
    def construct(self, boxes, scores):
        kept = [boxes[i] for i in range(4) if scores[i] > 0.5]  # errata: hit
        return ops.stack(kept)


# %%
class Pick(nn.Cell):
    def construct(self, x, sizes):
        kept = [x[i] for i in range(4) if sizes[i] > 2]  # errata: ok
        return ops.stack(kept)

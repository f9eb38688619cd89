import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


# %%
class Scale(nn.Cell):
    def construct(this, x):  # errata: hit
        return x / 255


# %%
class Add(nn.Cell):
    def construct(cls, x, y):  # errata: hit
        return x + y


# %%
class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2)

    def construct(slef, x):  # errata: hit
        return slef.dense(x)


# %%
class Right(nn.Cell):
    def construct(self, x):  # errata: ok
        return x / 255


# %%
class Several(nn.Cell):
    def construct(self, this, image):  # errata: ok
        return this + image


# %%
class Plain:
    def construct(this, x):  # errata: ok
        return x


# %%
class Arguments(nn.Cell):
    def construct(self, *inputs):  # errata: ok
        return inputs[0]

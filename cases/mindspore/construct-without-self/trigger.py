import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


# %%
class Scale(nn.Cell):
    def construct(image, x):  # errata: hit
        return x / 255


# %%
class Add(nn.Cell):
    def construct(x, y):  # errata: hit
        return x + y


# %%
class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2)

    def construct(features, x):  # errata: hit
        return x + features


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
    def construct(image, x):  # errata: ok
        return x


# %%
class Arguments(nn.Cell):
    def construct(self, *inputs):  # errata: ok
        return inputs[0]

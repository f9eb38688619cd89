import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


# %%
class QFormer(nn.Cell):
    def __call__(self, input_ids, **kwargs):  # errata: hit
        return super().__call__(**kwargs)


# %%
class Attention(nn.Cell):
    def construct(self, x):
        return x

    def __call__(self, x, mask=None):  # errata: hit
        return super().__call__(x)


# %%
class Base(nn.Cell):
    pass


class Head(Base):
    def __call__(self, *inputs):  # errata: hit
        return super().__call__(*inputs) * 10


# %%
class Resize:
    def __call__(self, image):  # errata: ok
        return image


# %%
class QFormer(nn.Cell):
    def construct(self, input_ids, **kwargs):  # errata: ok
        return self.layers(**kwargs)


# %%
class Net(nn.Cell):
    def call(self, x):  # errata: ok
        return x

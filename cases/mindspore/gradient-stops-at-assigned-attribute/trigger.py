import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


# %%
class Net(nn.Cell):
    def construct(self, x):
        self.features = self.backbone(x)
        return self.head(self.features)  # errata: hit


# %%
class Net(nn.Cell):
    def construct(self, x, y):
        logits = self.backbone(x)
        self.penalty = ops.square(logits).mean()
        return self.loss(logits, y) + self.penalty  # errata: hit


# %%
class Attention(nn.Cell):
    def construct(self, q, k, v):
        self.scores = ops.softmax(ops.matmul(q, k.swapaxes(-1, -2)), -1)
        return ops.matmul(self.scores, v)  # errata: hit


# %%
class Net(nn.Cell):
    def construct(self, x):
        features = self.backbone(x)
        self.features = features
        return self.head(features)  # errata: ok


# %%
class Net(nn.Cell):
    def construct(self, x):
        return self.head(self.scale * x)  # errata: ok


# %%
class Net(nn.Cell):
    def construct(self, x):
        return self.backbone(x)

    def summary(self, x):
        self.features = self.backbone(x)
        return ops.mean(self.features)  # errata: ok

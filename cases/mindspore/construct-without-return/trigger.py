import mindspore as ms
from mindspore import Parameter, nn, ops

# %%
class Net(nn.Cell):
    def construct(self, x):  # errata: hit
        x = ops.relu(self.conv(x))
        x = self.fc(x)


# %%
class Head(ms.nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(8, 2)

    def construct(self, hidden):  # errata: hit
        pooled = hidden.mean(1)
        logits = self.dense(pooled)


# %%
class Base(nn.Cell):
    pass


class Decoder(Base):
    def construct(self, x, mask):  # errata: hit
        if mask is not None:
            x = x * mask
        scores = self.attention(x)


# %%
class Right(nn.Cell):
    def construct(self, x):
        x = self.fc(x)
        return x  # errata: ok


# %%
class Branches(nn.Cell):
    def construct(self, x):  # errata: ok
        y = self.fc(x)
        if self.training:
            return y
        return ops.softmax(y)


# %%
class Abstract(nn.Cell):
    def construct(self, x):  # errata: ok
        raise NotImplementedError


# %%
class Update(nn.Cell):
    def construct(self, value):  # errata: ok
        value = ops.tanh(value)
        ops.assign(self.state, value)


# %%
class Writes(nn.Cell):
    def construct(self, value):  # errata: ok
        value = ops.tanh(value)
        self.state = value


# %%
class Empty(nn.Cell):
    def construct(self):  # errata: ok
        pass


# %%
class Plain:
    def construct(self, x):  # errata: ok
        y = self.fc(x)

import mindspore as ms
from mindspore import nn, ops


# %%
class Net(nn.Cell):
    def construct(self, x):
        return self.fc(x.view(x.size(0), -1))  # errata: hit


# %%
class Net(nn.Cell):
    def construct(self, q, k):
        batch = q.size(0)  # errata: hit
        b, t, c = k.size()  # errata: hit
        return ops.reshape(q, (batch, t, c))


# %%
class Net(nn.Cell):
    def construct(self, x):
        return self.fc(x.view(x.shape[0], -1)) * x.size  # errata: ok


# %%
class Net(nn.Cell):
    def construct(self, x):
        return x.reshape((len(x), -1))  # errata: ok


# %%
def info(communicator):
    return communicator.size()  # errata: ok

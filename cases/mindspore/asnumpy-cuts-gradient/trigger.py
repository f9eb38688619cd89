import mindspore as ms
import numpy as np
from mindspore import Tensor, grad, nn, ops


# %%
def loss(x):
    return ms.Tensor((x * 2).asnumpy()).sum()  # errata: hit


g = ms.grad(loss)(x)


# %%
def forward(x, y):
    logits = net(x)
    scale = Tensor(np.log(logits.asnumpy()))  # errata: hit
    return (logits * scale).sum()


step = ms.value_and_grad(forward, None, net.trainable_params())


# %%
class Net(nn.Cell):
    def construct(self, x):
        return ms.Tensor(x.asnumpy())  # errata: hit


net = Net()
g = grad(net)(x)


# %%
def forward(x, y):
    logits = net(x)
    return (logits * logits.asnumpy().max()).sum()  # errata: hit


step = ms.value_and_grad(forward, None, net.trainable_params())


# %%
def loss(x):
    return (x * 2).sum()


print(ms.grad(loss)(x).asnumpy())  # errata: ok


# %%
def loss(x):
    total = (x * 2).sum()
    print(total.asnumpy())  # errata: ok
    return total


g = ms.grad(loss)(x)


# %%
def show(x):
    return Tensor(x.asnumpy())  # errata: ok


# %%
def loss(x):
    return ops.stop_gradient(x).sum()  # errata: ok


g = ms.grad(loss)(x)

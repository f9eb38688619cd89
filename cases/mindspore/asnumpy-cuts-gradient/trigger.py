import mindspore as ms
from mindspore import grad, nn, ops

# %%
def loss(x):
    return ms.Tensor((x * 2).asnumpy()).sum()  # errata: hit


g = ms.grad(loss)(x)

# %%
def forward(x, y):
    logits = net(x)
    weight = logits.asnumpy().max()  # errata: hit
    return (logits * weight).sum()


step = ms.value_and_grad(forward, None, net.trainable_params())

# %%
class Net(nn.Cell):
    def construct(self, x):
        return ms.Tensor(x.asnumpy())  # errata: hit


net = Net()
g = grad(net)(x)

# %%
def loss(x):
    return (x * 2).sum()


print(ms.grad(loss)(x).asnumpy())  # errata: ok

# %%
def show(x):
    return x.asnumpy()  # errata: ok

# %%
def loss(x):
    return ops.stop_gradient(x).sum()  # errata: ok


g = ms.grad(loss)(x)

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


# %%
def forward(data, label):
    logits = net(data)
    return Tensor(np.mean((logits.asnumpy() - label.asnumpy()) ** 2), ms.float32)  # errata: hit


grad_fn = ms.value_and_grad(forward, None, net.trainable_params())


# %%
def penalty(weight):
    singular = np.linalg.svd(weight.asnumpy(), compute_uv=False)
    return ms.Tensor.from_numpy(singular).sum()  # errata: hit


gradient = ops.grad(penalty, grad_position=0)(w)


# %%
def distillation(x):
    soft = Tensor(teacher(x).asnumpy())  # errata: ok
    return ops.mse_loss(student(x), soft)


step = ms.value_and_grad(distillation, None, student.trainable_params())


# %%
def forward(x, label):
    onehot = Tensor(np.eye(10)[label.asnumpy()], ms.float32)  # errata: ok
    return ops.mse_loss(net(x), onehot)


step = ms.value_and_grad(forward, None, net.trainable_params())


# %%
def forward(x, y):
    x = Tensor(np.clip(x.asnumpy(), 0, 1))  # errata: ok
    return ops.mse_loss(net(x), y)


step = ms.value_and_grad(forward, None, net.trainable_params())

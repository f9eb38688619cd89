import mindspore as ms
from mindspore import Tensor, grad, ops

# %%
w = Tensor([1.0])
g = ms.grad(loss, weights=w)  # errata: hit

# %%
scale = ops.ones((3,))
step = ms.value_and_grad(loss, None, scale)  # errata: hit

# %%
class Trainer:
    def __init__(self):
        self.w = ms.Tensor([0.0])
        self.grad = grad(self.loss, None, self.w)  # errata: hit

# %%
w = ms.Parameter(Tensor([1.0]))
g = ms.grad(loss, weights=w)  # errata: ok

# %%
g = ms.grad(loss, None, net.trainable_params())  # errata: ok

# %%
g = ms.grad(loss, grad_position=0)  # errata: ok

# %%
w = Tensor([1.0])
g = ms.grad(loss, None, [w])  # errata: hit

# %%
w = Tensor([1.0])
w = ms.Parameter(w)
g = ms.grad(loss, None, [w])  # errata: ok

# %%
g = ms.value_and_grad(loss, None, [net.weight])  # errata: ok

# %%
import numpy as np
from mindspore import value_and_grad

w = Tensor(np.ones((3, 1)), ms.float32)
b = Tensor(np.zeros(1), ms.float32)


def forward(x, y):
    pred = ops.matmul(x, w) + b
    return ((pred - y) ** 2).mean()


grad_fn = value_and_grad(forward, grad_position=None, weights=[w, b])  # errata: hit
loss, grads = grad_fn(ops.ones((4, 3), ms.float32), ops.ones((4, 1), ms.float32))

# %%
import mindspore.numpy as mnp


def fit(x, y):
    theta = mnp.zeros((3,))

    def loss_fn(x, y):
        return ((x @ theta - y) ** 2).mean()

    return ops.grad(loss_fn, None, theta)(x, y)  # errata: hit

# %%
import numpy as np
from mindspore import Parameter, value_and_grad

w = Parameter(ops.ones((3, 1), ms.float32), name="w")
b = Parameter(Tensor(np.zeros(1), ms.float32), name="b")


def forward(x, y):
    return ((ops.matmul(x, w) + b - y) ** 2).mean()


grad_fn = value_and_grad(forward, None, weights=[w, b])  # errata: ok
loss, grads = grad_fn(ops.ones((4, 3), ms.float32), ops.ones((4, 1), ms.float32))

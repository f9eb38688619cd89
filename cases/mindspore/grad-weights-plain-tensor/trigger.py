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

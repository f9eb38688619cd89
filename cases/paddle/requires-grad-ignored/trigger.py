import paddle

# %%
x = paddle.ones([2])
x.requires_grad = True  # errata: hit

# %%
for p in model.parameters():
    p.requires_grad = False  # errata: hit

# %%
class Net(paddle.nn.Layer):
    def freeze(self):
        self.head.weight.requires_grad = False  # errata: hit

# %%
x = paddle.ones([2])
x.stop_gradient = False  # errata: ok

# %%
x = paddle.to_tensor([1.0], stop_gradient=False)  # errata: ok

# %%
import torch

x = torch.ones(2)
x.requires_grad = True  # errata: ok

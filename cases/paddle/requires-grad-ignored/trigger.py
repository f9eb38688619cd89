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

# %%
from torch import nn

for p in nn.Linear(2, 2).parameters():
    p.requires_grad = False  # errata: ok


# %%
class Variable:
    def __init__(self, value):
        self.value = paddle.to_tensor(value)
        self.requires_grad = True  # errata: ok


# %%
cfg.requires_grad = False  # errata: ok

# %%
for p in model.parameters():
    p.stop_gradient = True
    p.requires_grad = False  # errata: ok


# %%
class Value:
    def __init__(self, data):
        self.data, self.grad, self.requires_grad = data, 0.0, False


a = Value(2.0)
a.requires_grad = True  # errata: ok


# %%
class Stage(paddle.nn.Layer):
    def forward(self, x):
        return self.fc(x) if self.requires_grad else self.fc(x).detach()


stage = Stage()
stage.requires_grad = False  # errata: ok


# %%
def set_requires_grad(nets, requires_grad=False):
    for net in nets:
        for p in net.parameters():
            p.requires_grad = requires_grad  # errata: hit


# %%
import torchvision

for p in torchvision.models.resnet18().parameters():
    p.requires_grad = False  # errata: ok

# %%
from torchvision.models import resnet18

for p in resnet18().parameters():
    p.requires_grad = False  # errata: ok

# %%
import timm

backbone = timm.create_model("resnet18")
for p in backbone.parameters():
    p.requires_grad = False  # errata: ok

# %%
from engine import Tensor

a = Tensor([1.0])
a.requires_grad = True  # errata: ok


# %%
class Spec:
    requires_grad: bool = False


spec = Spec()
spec.requires_grad = True  # errata: ok

# %%
from paddle import Tensor

x: Tensor = paddle.ones([2])
x.requires_grad = True  # errata: hit

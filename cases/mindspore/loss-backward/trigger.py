import mindspore as ms
from mindspore import nn, ops

# %%
loss_fn = nn.CrossEntropyLoss()
for x, y in batches:
    loss = loss_fn(net(x), y)
    loss.backward()  # errata: hit


# %%
class Trainer:
    def __init__(self, net):
        self.net = net
        self.criterion = nn.MSELoss()

    def step(self, x, y):
        loss = self.criterion(self.net(x), y)
        loss.backward()  # errata: hit
        return loss


# %%
ops.cross_entropy(net(x), y).backward()  # errata: hit

# %%
loss_fn = nn.CrossEntropyLoss()
step = ms.value_and_grad(lambda x, y: loss_fn(net(x), y), None, net.trainable_params())  # errata: ok
loss, gradients = step(x, y)

# %%
import torch

loss = torch.nn.functional.mse_loss(teacher(x), y)
loss.backward()  # errata: ok


# %%
class Step:
    def backward(self):
        return self.gradients


step = Step()
step.backward()  # errata: ok

import mindspore as ms
from mindspore import nn
from mindspore.experimental import optim

# %%
optimizer = nn.SGD(net.trainable_params(), learning_rate=0.1)
for x, y in batches:
    optimizer.zero_grad()  # errata: hit
    loss, gradients = step(x, y)
    optimizer.step()  # errata: hit


# %%
class Trainer:
    def __init__(self, net):
        self.opt = nn.Adam(net.trainable_params())

    def step(self):
        self.opt.step()  # errata: hit


# %%
def fit(net, optimizer, batches):
    step = ms.value_and_grad(net, None, optimizer.parameters)
    for x, y in batches:
        optimizer.zero_grad()  # errata: hit
        loss, gradients = step(x, y)


# %%
optimizer = nn.SGD(net.trainable_params(), learning_rate=0.1)
for x, y in batches:
    loss, gradients = step(x, y)
    optimizer(gradients)  # errata: ok

# %%
optimizer = optim.SGD(net.trainable_params(), lr=0.1)
schedule = optim.lr_scheduler.StepLR(optimizer, step_size=2)
optimizer(gradients)
schedule.step()  # errata: ok

# %%
import torch

optimizer = torch.optim.SGD(teacher.parameters(), lr=0.1)
optimizer.zero_grad()  # errata: ok

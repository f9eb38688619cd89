import mindspore as ms
from mindspore import Tensor, nn, ops

# %%
net = nn.Dense(8, 3)
scores = net(images).detach()  # errata: hit


# %%
def values(x):
    return ops.softmax(x).cpu()  # errata: hit


# %%
x = Tensor(array, ms.float32).cuda()  # errata: hit

# %%
net = nn.Dense(8, 3)
scores = ops.stop_gradient(net(images))  # errata: ok

# %%
net = nn.Dense(8, 3)
scores = net(images).asnumpy()  # errata: ok

# %%
import torch

y = torch.nn.Linear(2, 3)(x).detach()  # errata: ok

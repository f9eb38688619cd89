import mindspore as ms
from mindspore import nn
import mindspore.nn as mnn

# %%
net = nn.Dense(2, 1)
optimizer = nn.Adam(net, learning_rate=1e-3)  # errata: hit

# %%
model = nn.SequentialCell(nn.Dense(8, 16), nn.ReLU(), nn.Dense(16, 2))
opt = mnn.Momentum(model, 0.1, 0.9)  # errata: hit

# %%
layer = nn.Dense(4, 4)
optimizer = nn.SGD(layer.weight, 0.1)  # errata: hit

# %%
net = nn.Dense(2, 1)
optimizer = nn.Adam(net.trainable_params(), learning_rate=1e-3)  # errata: ok

# %%
layer = nn.Dense(4, 4)
optimizer = nn.SGD([layer.weight], 0.1)  # errata: ok

# %%
net = nn.SequentialCell(nn.Dense(8, 16), nn.ReLU())
groups = [{"params": net.trainable_params(), "lr": 0.1}]
optimizer = nn.SGD(groups, learning_rate=0.1)  # errata: ok

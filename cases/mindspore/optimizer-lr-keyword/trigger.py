import mindspore as ms
from mindspore import nn
from mindspore.experimental import optim

# %%
optimizer = nn.Adam(net.trainable_params(), lr=1e-3)  # errata: hit


# %%
def configure(net, rate):
    return nn.SGD(params=net.trainable_params(), lr=rate, momentum=0.9)  # errata: hit


# %%
from mindspore.nn import Momentum

opt = Momentum(net.trainable_params(), lr=0.01, momentum=0.9)  # errata: hit

# %%
options = {"lr": 0.01}
opt = nn.Adam(net.trainable_params(), **options)  # errata: hit

# %%
optimizer = nn.Adam(net.trainable_params(), learning_rate=1e-3)  # errata: ok
optimizer = nn.Adam(net.trainable_params(), 1e-3)  # errata: ok
groups = [{"params": net.trainable_params(), "lr": 0.1}]
optimizer = nn.Adam(groups, learning_rate=1e-3)  # errata: ok

# %%
optimizer = optim.Adam(net.trainable_params(), lr=1e-3)  # errata: ok

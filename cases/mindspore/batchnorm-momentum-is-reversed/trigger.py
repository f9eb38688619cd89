import mindspore.nn as nn

# %%
norm = nn.BatchNorm2d(64, momentum=0.1)  # errata: hit

# %%
norm = nn.BatchNorm1d(num_features=8, eps=1e-5, momentum=0.03)  # errata: hit

# %%
block = nn.SequentialCell(
    nn.Conv2d(3, 8, 3),
    nn.BatchNorm3d(8, 1e-5, momentum=0.01),  # errata: hit
)

# %%
norm = nn.BatchNorm2d(64, momentum=0.9)  # errata: ok

# %%
norm = nn.BatchNorm2d(64, momentum=1 - 0.1)  # errata: ok
default = nn.BatchNorm2d(64)  # errata: ok

# %%
norm = nn.BatchNorm2d(64, momentum=0.99, eps=0.001)  # errata: ok
optimizer = nn.SGD(net.trainable_params(), 0.1, momentum=0.1)  # errata: ok

# %%
norm = nn.BatchNorm2d(64, 1e-5, 0.1)  # errata: hit

# %%
norm = nn.BatchNorm2d(64, 1e-5, 0.9)  # errata: ok

# %%
from mindspore import mint

norm = mint.nn.BatchNorm2d(64, momentum=0.1)  # errata: ok


# %%
BN_MOMENTUM = 0.1
norm = nn.BatchNorm2d(64, momentum=BN_MOMENTUM)  # errata: hit


# %%
BN_MOMENTUM = 0.9
norm = nn.BatchNorm2d(64, momentum=BN_MOMENTUM)  # errata: ok

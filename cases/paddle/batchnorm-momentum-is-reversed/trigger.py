import paddle
import paddle.nn as nn

# %%
norm = nn.BatchNorm2D(64, momentum=0.1)  # errata: hit

# %%
norm = paddle.nn.BatchNorm1D(num_features=8, epsilon=1e-5, momentum=0.03)  # errata: hit

# %%
block = nn.Sequential(
    nn.Conv2D(3, 8, 3),
    nn.SyncBatchNorm(8, momentum=0.01),  # errata: hit
)

# %%
norm = nn.BatchNorm2D(64, momentum=0.9)  # errata: ok

# %%
norm = nn.BatchNorm2D(64, momentum=1 - 0.1)  # errata: ok
default = nn.BatchNorm2D(64)  # errata: ok

# %%
norm = nn.BatchNorm2D(64, momentum=0.99, epsilon=0.001)  # errata: ok
half = nn.BatchNorm2D(64, momentum=0.5)  # errata: ok

# %%
norm = nn.BatchNorm2D(64, 0.1)  # errata: hit
ported = nn.BatchNorm1D(64, 1e-5)  # errata: hit

# %%
import paddle.nn.functional as F

out = F.batch_norm(x, mean, variance, weight, bias, training=True, momentum=0.1)  # errata: hit

# %%
norm = nn.BatchNorm2D(64, 0.9)  # errata: ok
precise = nn.BatchNorm2D(64, epsilon=1e-5)  # errata: ok
layer = nn.LayerNorm(64, 1e-5)  # errata: ok

# %%
out = nn.functional.batch_norm(x, mean, variance, training=True, momentum=0.9)  # errata: ok

import paddle
import paddle.nn.functional as F
from paddle import nn

# %%
noise = paddle.randn(16, 8)  # errata: hit

# %%
mask = paddle.zeros(4, 4)  # errata: hit


# %%
def pooled(x):
    x = F.max_pool2d(x, 2)
    return x.view(-1, 16 * 5 * 5)  # errata: hit


# %%
flat = paddle.concat([a, b]).view(-1)  # errata: hit

# %%
rows = paddle.reshape(x, 16, -1)  # errata: hit

# %%
noise = paddle.randn([16, 8])  # errata: ok

# %%
mask = paddle.zeros([4, 4], "float32")  # errata: ok

# %%
import numpy as np

table = np.zeros(24).reshape(4, 6)  # errata: ok

# %%
bits = paddle.ones([4]).view("int32")  # errata: ok

# %%
rows = paddle.reshape(x, [16, -1])  # errata: ok

# %%
counts = paddle.zeros(10)  # errata: ok

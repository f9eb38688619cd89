import paddle
from paddle import full

# %%
keep = paddle.full([n], True)  # errata: hit

# %%
def mask(shape):
    return full(shape, False)  # errata: hit

# %%
seen = paddle.full(shape=[batch, 1], fill_value=True)  # errata: hit

# %%
keep = paddle.full([n], True, dtype="bool")  # errata: ok

# %%
keep = paddle.full([n], True, "bool")  # errata: ok

# %%
ones = paddle.full([n], 1)  # errata: ok

# %%
import numpy as np

keep = np.full([n], True)  # errata: ok

# %%
keep = paddle.full([n], True).astype("bool")  # errata: ok

# %%
keep = paddle.full([n], True)  # errata: ok
scores = scores * keep.astype(scores.dtype)

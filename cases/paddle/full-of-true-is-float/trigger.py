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

# %%
finished = paddle.full([n], False)  # errata: hit
for step in range(9):
    finished = paddle.logical_or(finished, token(step) == 2)

# %%
weight = paddle.full([n], True)  # errata: ok
loss = (errors * weight).sum()

# %%
hidden = paddle.full([n], False)  # errata: ok
scores = scores.masked_fill(hidden, -1e9)

# %%
class Decoder:
    def __init__(self, n):
        self.done = paddle.full([n], False)  # errata: hit

    def step(self, ends):
        self.done = self.done | ends

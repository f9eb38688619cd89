import paddle

# %%
mask = tokens != pad
bias = (1 - mask) * -1e4  # errata: hit


# %%
def bias(mask):
    mask = mask.astype("bool")
    return (1 - mask).unsqueeze(1) * -1e9  # errata: hit


# %%
weight = 1 - paddle.isnan(values)  # errata: hit

# %%
keep = paddle.cast(lengths, "bool")
scores = scores - 1e9 * (1 - keep)  # errata: hit

# %%
mask = (tokens != pad).astype("float32")
bias = (1 - mask) * -1e4  # errata: ok

# %%
mask = tokens != pad
bias = (1.0 - mask) * -1e4  # errata: ok


# %%
def bias(mask):
    return (1 - mask) * -1e4  # errata: ok


# %%
import numpy as np

mask = np.array(tokens) != 0
bias = 1 - mask  # errata: ok

# %%
rate = 1 - dropout  # errata: ok

# %%
last = step == total
rate = 0.1 * (1 - last)  # errata: ok


# %%
def schedule(epoch, total):
    return lr * (1 - (epoch >= total))  # errata: ok


# %%
import numpy as np

ids = np.array([[5, 7, 0]])
mask = ids != 0
bias = paddle.to_tensor((1 - mask) * -1e9)  # errata: ok

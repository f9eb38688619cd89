import numpy as np
import paddle

# %%
x = paddle.ones([2, 3])
assert x.shape == (2, 3)  # errata: hit

# %%
def check(rows):
    logits = paddle.to_tensor(rows)
    if logits.shape != (4, 10):  # errata: hit
        raise ValueError(logits.shape)

# %%
probability = paddle.nn.functional.softmax(scores)
assert (3, 2) == probability.shape  # errata: hit

# %%
x = paddle.ones([2, 3])
kept = np.load("kept.npy")
if x.shape == kept.shape:  # errata: hit
    x.set_value(kept)

# %%
x = paddle.ones([2, 3])
assert x.shape == [2, 3]  # errata: ok

# %%
x = paddle.ones([2, 3])
assert tuple(x.shape) == (2, 3)  # errata: ok

# %%
x = paddle.ones([2, 3])
assert x.numpy().shape == (2, 3)  # errata: ok

# %%
x = paddle.ones([2, 3]).numpy()
assert x.shape == (2, 3)  # errata: ok

# %%
x = np.ones([2, 3])
y = paddle.to_tensor(x)
assert x.shape == (2, 3)  # errata: ok

import paddle
import paddle.nn.functional as F


# %%
def policy_loss(ratio, advantage):
    clipped = paddle.clip(ratio, 0.8, 1.2) * advantage
    return -paddle.min(ratio * advantage, clipped).mean()  # errata: hit


# %%
def relu(x):
    return paddle.max(x, paddle.zeros_like(x))  # errata: hit


# %%
def margin(near, far):
    return paddle.max(near - far + 0.2, paddle.zeros([1]))  # errata: hit


# %%
def overlap(a, b):
    top = paddle.max(a[:, 0], paddle.min(b, axis=1))  # errata: hit
    return top


# %%
def policy_loss(ratio, advantage):
    clipped = paddle.clip(ratio, 0.8, 1.2) * advantage
    return -paddle.minimum(ratio * advantage, clipped).mean()  # errata: ok


# %%
def peaks(heat):
    return paddle.max(paddle.max(heat, 2), 1)  # errata: ok


# %%
def last(x):
    return paddle.max(x, x.ndim - 1)  # errata: ok


# %%
def over(x, axes):
    return paddle.max(x, axis=axes)  # errata: ok

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
def margin(near, far):
    return paddle.max(near - far + 0.2, paddle.full([2], 0.0, dtype="float32"))  # errata: hit


# %%
def overlap(a, b):
    top = paddle.max(a[:, 0], paddle.min(b, axis=1))  # errata: hit
    return top


# %%
def relu(x):
    zero = paddle.to_tensor(0.0)
    return paddle.max(x, zero) + paddle.max(x, paddle.to_tensor([0.0]))  # errata: hit


# %%
def value_loss(old, new, target):
    first, second = (old - target) ** 2, (new - target) ** 2
    return paddle.max(first, second)  # errata: hit


# %%
def corners(a, b):
    return paddle.max(a[..., :2], b[..., :2])  # errata: hit


# %%
def policy_loss(ratio, advantage):
    return -paddle.min(ratio * advantage, ratio.clip(0.8, 1.2) * advantage).mean()  # errata: hit


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


# %%
def along(x):
    first = paddle.max(x, paddle.zeros([], dtype="int64"))  # errata: ok
    axis = paddle.ones([], dtype=paddle.int64)
    second = paddle.max(x, axis)  # errata: ok
    return first, second, paddle.max(x, paddle.full([], -1, "int32"))  # errata: ok


# %%
def along(x):
    return paddle.max(x, paddle.to_tensor(1))  # errata: ok

import paddle
import paddle.nn.functional as F

# %%
best = paddle.max(probs, dim=1)  # errata: hit
lowest = paddle.min(x, dim=-1, keepdim=True)  # errata: hit


# %%
def confidence(logits):
    probs = F.log_softmax(logits, dim=-1)  # errata: hit
    return probs


# %%
spread = paddle.std(x, dim=1)  # errata: hit

# %%
best = paddle.max(probs, axis=1)  # errata: ok
total = paddle.sum(x, dim=-1)  # errata: ok
grown = paddle.cumprod(x, dim=1)  # errata: ok

# %%
best = paddle.compat.max(probs, dim=1)  # errata: ok

import paddle
import paddle.nn.functional as F


# %%
def attend(q, k, v):
    return F.softmax(paddle.matmul(q, k) / 8) @ v  # errata: hit


# %%
def attend(Q, K, V):
    return F.softmax(Q @ K) @ V  # errata: hit


# %%
def attend(x, wq, wk):
    q_proj, k_proj = wq(x), wk(x)
    return F.softmax(paddle.bmm(q_proj, k_proj))  # errata: hit


# %%
def attend(q, k, v):
    return F.softmax(paddle.matmul(q, k, transpose_y=True) / 8) @ v  # errata: ok


# %%
def attend(q, x):
    k = paddle.einsum("btd->bdt", x)
    return F.softmax(paddle.matmul(q, k))  # errata: ok


# %%
def attend(q, conv, x):
    k = conv(x).flatten(2)
    return F.softmax(q @ k)  # errata: ok


# %%
def attend(q, k):
    k = paddle.reshape(k, [2, 8, -1])
    return F.softmax(q @ k)  # errata: ok


# %%
def step(q, k):
    return q @ k  # errata: ok

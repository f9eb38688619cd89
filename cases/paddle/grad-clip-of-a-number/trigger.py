import paddle
from paddle import nn

# %%
opt = paddle.optimizer.AdamW(0.01, parameters=net.parameters(), grad_clip=1.0)  # errata: hit


# %%
def make(net, clip=5):
    return paddle.optimizer.Adam(parameters=net.parameters(), grad_clip=clip)  # errata: hit


# %%
opt = paddle.optimizer.SGD(0.1, parameters=net.parameters(), grad_clip=nn.ClipGradByGlobalNorm)  # errata: hit

# %%
opt = paddle.optimizer.AdamW(0.01, parameters=net.parameters(), grad_clip=nn.ClipGradByGlobalNorm(1.0))  # errata: ok

# %%
clip = nn.ClipGradByNorm(1.0)
opt = paddle.optimizer.Adam(parameters=net.parameters(), grad_clip=clip)  # errata: ok

# %%
opt = paddle.optimizer.Adam(parameters=net.parameters(), grad_clip=None)  # errata: ok

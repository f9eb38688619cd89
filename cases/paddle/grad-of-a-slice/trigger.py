import paddle
from paddle import grad

# %%
g = paddle.grad(u.sum(), xt[:, 0])[0]  # errata: hit

# %%
g = grad(u.sum(), [x[:, :1]], create_graph=True)[0]  # errata: hit

# %%
du = paddle.grad(outputs=u, inputs=x[:, 0:1], create_graph=True)[0]  # errata: hit

# %%
g = paddle.grad(u.sum(), xt)[0][:, 0]  # errata: ok

# %%
x, t = xt[:, :1], xt[:, 1:]
g = paddle.grad(network(paddle.concat([x, t], axis=1)).sum(), x)[0]  # errata: ok

# %%
g = paddle.grad(u.sum(), x[:, 1:], allow_unused=True)[0]  # errata: ok

# %%
g = paddle.grad(u.sum(), weights[0])[0]  # errata: ok

import paddle
import paddle.nn.functional as F

# %%
def forces(points, energy):
    distances = paddle.linalg.norm(points, axis=1)  # errata: hit
    return paddle.grad(energy(distances), points, create_graph=True)[0]


# %%
def residual(x, weight):
    hidden = F.gelu(x @ weight)  # errata: hit
    slope = paddle.grad(hidden.sum(), x, create_graph=True)[0]
    return (slope**2).mean()


# %%
def loss(points):
    radius = points.norm(axis=1)  # errata: hit
    (slope,) = paddle.grad([radius.sum()], [points], create_graph=True, retain_graph=True)
    return slope.mean()


# %%
def penalty(critic, mixed):
    slope = paddle.grad(critic(mixed).sum(), mixed, create_graph=True)[0]
    return ((slope.norm(axis=1) - 1) ** 2).mean()  # errata: ok


# %%
def once(points):
    radius = points.norm(axis=1)  # errata: ok
    return paddle.grad(radius.sum(), points)[0]


# %%
def by_hand(points):
    radius = (points**2).sum(axis=1).sqrt()  # errata: ok
    return paddle.grad(radius.sum(), points, create_graph=True)[0]


# %%
def activation(x):
    return F.gelu(x)  # errata: ok

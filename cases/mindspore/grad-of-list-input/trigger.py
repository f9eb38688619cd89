import mindspore as ms
from mindspore import grad, ops

# %%
g = ms.grad(loss)([x, y])  # errata: hit

# %%
g = ops.grad(net)([a, b, c])  # errata: hit

# %%
value, g = ms.value_and_grad(loss)([x])  # errata: hit

# %%
step = grad(loss)
parts = step([x, y])  # errata: hit

# %%
g = ms.grad(loss)((x, y))  # errata: hit

# %%
loss, g = ms.value_and_grad(net, grad_position=0)([x, y])  # errata: hit

# %%
g = ms.grad(net, 0)([x, y], target)  # errata: hit

# %%
g = ops.GradOperation(get_all=True)(net)([x, y])  # errata: hit

# %%
g = ops.GradOperation(get_by_list=True)(net, weights)([x, y])  # errata: ok

# %%
g = ms.grad(loss, grad_position=1)([x, y], target)  # errata: ok

# %%
g = ms.grad(loss)(ms.mutable([x, y]))  # errata: ok

# %%
g = ms.grad(net, None, net.trainable_params())([x, y])  # errata: ok

# %%
g = ms.grad(loss)(x)  # errata: ok

# %%
g = ms.grad(loss, grad_position=(0, 1))(x, y)  # errata: ok


# %%
@ms.jit
def step(x, y):
    return ms.grad(loss)([x, y])  # errata: ok


# %%
levels = [fine, coarse]
loss, g = ms.value_and_grad(total)(levels)  # errata: hit


# %%
params = {"w": w, "b": b}
g = grad(loss)(params)  # errata: hit


# %%
levels = [fine, coarse]
g = ms.grad(loss, (0, 1))(*levels)  # errata: ok


# %%
views = (left, right)
step = ms.value_and_grad(forward, None, net.trainable_params())
loss, g = step(views)  # errata: ok


# %%
levels = ms.mutable([fine, coarse])
g = ms.grad(loss)(levels)  # errata: ok


# %%
g = ms.grad(resized)(x, (4, 4))  # errata: ok


# %%
gradient = ops.GradOperation()
g = gradient(net)((x, y))  # errata: hit


# %%
gradient = ops.GradOperation(get_by_list=True)
g = gradient(net, weights)([x, y])  # errata: ok

import mindspore as ms
from mindspore import ops

# %%
grad_fn = ms.value_and_grad(forward_fn, None, optimizer.parameters, has_aux=True)
loss, logits, grads = grad_fn(x, y)  # errata: hit

# %%
grad_fn = ops.value_and_grad(forward_fn, None, weights)


def train_step(data, label):
    loss, _, grads = grad_fn(data, label)  # errata: hit
    optimizer(grads)

# %%
loss, logits, grads = ms.value_and_grad(forward_fn, 0)(x)  # errata: hit


# %%
grad_fn = ms.value_and_grad(forward_fn, None, optimizer.parameters, has_aux=True)
loss, logits, features, grads = grad_fn(x, y)  # errata: hit

# %%
grad_fn = ms.value_and_grad(forward_fn, None, optimizer.parameters, has_aux=True)
(loss, logits), grads = grad_fn(x, y)  # errata: ok

# %%
grad_fn = ms.value_and_grad(forward_fn, None, optimizer.parameters)
loss, grads = grad_fn(x, y)  # errata: ok

# %%
loss, logits, grads = step(x, y)  # errata: ok

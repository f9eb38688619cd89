import mindspore as ms
from mindspore import Tensor, nn, ops

# %%
net = nn.Dense(8, 5)
logits = net(x)
_, predicted = logits.max(axis=1)  # errata: hit


# %%
def best(x):
    scores = ops.softmax(x)
    values, places = scores.max(-1)  # errata: hit
    return places


# %%
low, where = Tensor(array).min(axis=0)  # errata: hit

# %%
net = nn.Dense(8, 5)
_, predicted = net(x).max(axis=1, return_indices=True)  # errata: ok

# %%
net = nn.Dense(8, 5)
predicted = net(x).argmax(axis=1)  # errata: ok

# %%
predicted, best = ops.max(scores, axis=1)  # errata: ok

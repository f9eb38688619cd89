import numpy as np
import paddle

# %%
x = paddle.ones([2, 3])
assert x.shape == (2, 3)  # errata: hit

# %%
def check(rows):
    logits = paddle.to_tensor(rows)
    if logits.shape != (4, 10):  # errata: hit
        raise ValueError(logits.shape)

# %%
probability = paddle.nn.functional.softmax(scores)
assert (3, 2) == probability.shape  # errata: hit

# %%
x = paddle.ones([2, 3])
kept = np.load("kept.npy")
if x.shape == kept.shape:  # errata: hit
    x.set_value(kept)

# %%
x = paddle.ones([2, 3])
assert x.shape == [2, 3]  # errata: ok

# %%
x = paddle.ones([2, 3])
assert tuple(x.shape) == (2, 3)  # errata: ok

# %%
x = paddle.ones([2, 3])
assert x.numpy().shape == (2, 3)  # errata: ok

# %%
x = paddle.ones([2, 3]).numpy()
assert x.shape == (2, 3)  # errata: ok

# %%
x = np.ones([2, 3])
y = paddle.to_tensor(x)
assert x.shape == (2, 3)  # errata: ok

# %%
from paddle import nn


class Head(nn.Layer):
    def forward(self, feats, skip):
        pooled = paddle.nn.functional.avg_pool2d(feats, 2)
        if pooled.shape[2:] != (8, 8):  # errata: hit
            pooled = paddle.nn.functional.interpolate(pooled, size=(8, 8))
        return pooled + skip


Head()(paddle.ones([1, 2, 16, 16]), paddle.ones([1, 2, 8, 8]))

# %%
def load(model, arrays):
    state = model.state_dict()
    skipped = []
    for key, param in state.items():
        array = np.asarray(arrays[key])
        if array.shape != param.shape:  # errata: hit
            skipped.append(key)
    return skipped

# %%
for name, parameter in model.named_parameters():
    stored = np.load(name + ".npy")
    if tuple(parameter.shape) == stored.shape:  # errata: ok
        parameter.set_value(stored)

# %%
import torch

theirs = torch.load("theirs.pt")
ours = {name: p.numpy() for name, p in net.state_dict().items()}
for name, weight in theirs.state_dict().items():
    mine = np.asarray(ours[name])
    if weight.shape == mine.shape:  # errata: ok
        ours[name] = weight

# %%
from paddle import nn

stats = np.ones((3, 2), "float32")
net = nn.Linear(3, 2)
for key, value in net.state_dict().items():
    value = value.numpy()
    if value.shape == stats.shape:  # errata: ok
        print(key)

# %%
model = paddle.nn.Linear(3, 2)
assert model.weight.shape == (3, 2)  # errata: hit

# %%
x = paddle.ones([2, 3])
if x.shape not in [(2, 3), (3, 2)]:  # errata: hit
    raise ValueError(x.shape)

# %%
x = paddle.ones([2, 3])
flat = x.reshape([6])
assert flat.shape == (6,)  # errata: hit

# %%
x = paddle.ones([2, 3])
assert x.shape == [2, 3] or x.shape == (2, 3)  # errata: ok

# %%
x = np.ones([2, 3])
flat = x.reshape([6])
assert flat.shape == (6,)  # errata: ok

# %%
layer = Linear(3, 2)
assert layer.weight.shape == (3, 2)  # errata: ok

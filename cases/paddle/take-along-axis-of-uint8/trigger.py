import numpy as np
import paddle

# %%
index = paddle.to_tensor(actions, dtype="uint8")
chosen = paddle.take_along_axis(values, index, axis=1)  # errata: hit


# %%
def picked(log_probs, labels):
    return paddle.take_along_axis(log_probs, labels.astype("int16"), 1)  # errata: hit


# %%
def value_of(network, states, actions):
    values = paddle.nn.functional.relu(network(states))
    actions = paddle.cast(actions, paddle.uint8)
    return paddle.max(values).take_along_axis(actions, 1)  # errata: hit


# %%
index = paddle.to_tensor(actions, dtype="uint8").astype("int64")
chosen = paddle.take_along_axis(values, index, axis=1)  # errata: ok


# %%
def sorted_values(values):
    order = paddle.argsort(values, axis=1)
    return paddle.take_along_axis(values, order, axis=1)  # errata: ok


# %%
order = np.argsort(scores, axis=1).astype("uint8")
ordered = np.take_along_axis(scores, order, axis=1)  # errata: ok

# %%
pixels = paddle.to_tensor(image, dtype="uint8")
index = paddle.to_tensor(rows, dtype="int32")
chosen = paddle.take_along_axis(pixels, index, axis=0)  # errata: ok

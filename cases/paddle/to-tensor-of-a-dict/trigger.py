import paddle
from paddle import to_tensor

# %%
weights = paddle.to_tensor(counts.values())  # errata: hit


# %%
def read(line):
    return paddle.to_tensor(map(float, line.split(",")), dtype="float32")  # errata: hit


# %%
positions = to_tensor(range(10))  # errata: hit

# %%
pairs = zip(starts, ends)
spans = paddle.to_tensor(pairs)  # errata: hit

# %%
weights = paddle.to_tensor(list(counts.values()))  # errata: ok


# %%
def read(line):
    return paddle.to_tensor([float(word) for word in line.split(",")])  # errata: ok


# %%
tensors = map(paddle.to_tensor, arrays)  # errata: ok

# %%
positions = to_tensor(list(range(10)))  # errata: ok

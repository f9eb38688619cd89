import numpy as np
import paddle

# %%
x = paddle.to_tensor([1.0], dtype="bfloat16")
values = x.numpy()  # errata: hit

# %%
def show(t):
    small = t.astype("bfloat16")
    return small.numpy()  # errata: hit

# %%
print(paddle.cast(x, "bfloat16").numpy())  # errata: hit

# %%
x = paddle.to_tensor([1.0], dtype="bfloat16")
values = x.astype("float32").numpy()  # errata: ok

# %%
x = paddle.to_tensor([1.0])
values = x.numpy()  # errata: ok

# %%
x = paddle.cast(y, "float16")
values = x.numpy()  # errata: ok

# %%
half = model(x).astype(paddle.bfloat16)
print(half.numpy().mean())  # errata: hit

# %%
def log(loss):
    small = loss.cast("bfloat16")
    return small.tolist()  # errata: hit

# %%
half = x.astype("bfloat16")
print(half.item())  # errata: ok

# %%
half = x.astype("bfloat16")
print(half.astype("float32").tolist())  # errata: ok

# %%
loss = paddle.full([1], 2.0, dtype=paddle.bfloat16)
history = [np.array(loss)]  # errata: hit

# %%
weights = paddle.cast(x, "bfloat16")
first = weights[0]
print(first.tolist())  # errata: hit

# %%
half = x.astype("bfloat16")
bits = half.numpy()  # errata: ok
exact = (bits.astype(np.uint32) << 16).view(np.float32)

# %%
half = x.astype("bfloat16")
large = (half > 1.5).numpy()  # errata: ok


# %%
model = paddle.nn.Linear(4, 2)
model.to(dtype="bfloat16")
weight = model.weight.numpy()  # errata: hit


# %%
model = paddle.nn.Linear(4, 2)
model.to(dtype="bfloat16")
weight = model.weight.astype("float32").numpy()  # errata: ok

import numpy as np
import paddle

# %%
counts = paddle.to_tensor([3, 4, 4, 3, 4])
spread = paddle.std(counts)  # errata: hit

# %%
variance = paddle.to_tensor([[1, 2], [4, 8]]).var(axis=0)  # errata: hit

# %%
ids = paddle.arange(5)
print(ids.std())  # errata: hit

# %%
lengths = paddle.to_tensor([len(one) for one in ("a", "bcd")], dtype="int64")
print(paddle.var(lengths))  # errata: hit

# %%
prices = paddle.to_tensor([3.0, 4.5, 4.0])
spread = paddle.std(prices)  # errata: ok

# %%
counts = paddle.to_tensor([3, 4, 4, 3, 4]).astype("float32")
spread = paddle.std(counts)  # errata: ok

# %%
counts = paddle.to_tensor([3, 4, 4, 3, 4], dtype="float32")
print(counts.var())  # errata: ok

# %%
counts = np.array([3, 4, 4, 3, 4])
print(counts.std())  # errata: ok

# %%
steps = paddle.arange(0, 1, 0.1)
print(steps.std())  # errata: ok

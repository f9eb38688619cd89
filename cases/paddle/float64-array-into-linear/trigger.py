import numpy as np
import paddle
import pandas as pd

# %%
model(paddle.to_tensor(np.random.rand(8, 3)))  # errata: hit

# %%
raw = np.random.randn(8, 3)
x = paddle.to_tensor(raw)  # errata: hit

# %%
x = paddle.to_tensor(data=np.zeros((8, 3)))  # errata: hit

# %%
rng = np.random.default_rng(0)
x = paddle.to_tensor(rng.normal(size=(8, 3)))  # errata: hit

# %%
x = paddle.to_tensor(pd.read_csv("x.csv").values)  # errata: hit

# %%
x = paddle.to_tensor(np.random.rand(8, 3)).astype("float32")  # errata: ok

# %%
x = paddle.to_tensor(np.random.rand(8, 3)).cast("float32")  # errata: ok

# %%
x = paddle.cast(paddle.to_tensor(np.random.randn(3)), "float32")  # errata: ok

# %%
x = paddle.to_tensor(np.random.rand(8, 3), dtype="float32")  # errata: ok

# %%
x = paddle.to_tensor(np.random.rand(8, 3).astype("float32"))  # errata: ok

# %%
x = paddle.to_tensor(np.zeros((8, 3), "float32"))  # errata: ok

# %%
x = paddle.to_tensor(np.random.rand(8, 3))  # errata: ok
model(x.astype("float32"))

# %%
model.to(dtype="float64")
model(paddle.to_tensor(np.random.rand(2, 3)))  # errata: ok

import numpy as np
import paddle

# %%
x = paddle.full([2], np.array(0.5))  # errata: hit

# %%
value = np.asarray(bias)
w = paddle.full([3, 3], value, "float32")  # errata: hit

# %%
class Net(paddle.nn.Layer):
    def __init__(self):
        super().__init__()
        self.scale = paddle.full(shape=[2], fill_value=np.array([0.1]))  # errata: hit

# %%
x = paddle.full([2], 0.5)  # errata: ok

# %%
x = paddle.full([2], np.float32(0.5))  # errata: ok

# %%
x = paddle.full([2], -np.log(0.3))  # errata: ok

# %%
x = paddle.full([2], float(np.array(0.5)))  # errata: ok

# %%
data = np.random.rand(8, 3).astype("float32")
largest = data.max(keepdims=True)
limit = paddle.full([3], largest, "float32")  # errata: hit

# %%
values = np.array([0.1, 0.2])
bias = paddle.full([2], values[0], dtype="float32")  # errata: ok

# %%
def head(x):
    value = np.array([x]).astype("float32")
    return paddle.full([2, 3], value, "float32")  # errata: hit

# %%
start = np.zeros(1)
bias = paddle.full([2], start)  # errata: hit

# %%
start = np.zeros(1)
bias = paddle.full([2], start.item())  # errata: ok

# %%
def fill(x):
    value = x.numpy()
    return paddle.full([2], value)  # errata: hit

# %%
def prior(p):
    return paddle.full([2], -np.log(np.array(p)))  # errata: ok

# %%
def fill(x):
    value = x.numpy().mean()
    return paddle.full([2], value)  # errata: ok

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

import paddle

# %%
import paddle.fluid as fluid

x = fluid.data("x", [3])  # errata: hit

# %%
y = paddle.fluid.layers.fc(x, 10)  # errata: hit

# %%
from paddle import fluid

exe = fluid.Executor(fluid.CPUPlace())  # errata: hit

# %%
x = paddle.static.data("x", [3])  # errata: ok

# %%
y = paddle.nn.Linear(3, 10)(x)  # errata: ok

# %%
if hasattr(paddle, "fluid"):
    y = paddle.fluid.layers.fc(x, 10)  # errata: ok

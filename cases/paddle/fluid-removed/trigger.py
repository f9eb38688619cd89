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

# %%
from paddle.fluid import layers

out = layers.relu(x)  # errata: hit

# %%
import paddle.fluid.layers as L

out = L.relu(x)  # errata: hit

# %%
place = paddle.fluid.core.CPUPlace()  # errata: hit

# %%
try:
    import paddle.fluid as fluid
except ImportError:
    fluid = None
if fluid is not None:
    x = fluid.data("x", [3])  # errata: ok

# %%
import paddle.static as fluid

x = fluid.data("x", [3])  # errata: ok

# %%
if act is not None:
    y = paddle.fluid.layers.relu(x)  # errata: hit

import paddle

# %%
import paddle.fluid as fluid  # errata: hit

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

# %%
from paddle.fluid.dygraph import Linear

layer = Linear(3, 4)  # errata: hit

# %%
import paddle.fluid as fluid  # errata: hit

with fluid.dygraph.guard():  # errata: hit
    optimizer = fluid.optimizer.Adam(0.001)  # errata: hit

# %%
try:
    from paddle.fluid import core
except ImportError:
    from paddle.base import core
place = core.CPUPlace()  # errata: ok

# %%
from paddle.base import dygraph

with dygraph.guard():  # errata: ok
    pass

# %%
from paddle.io import DataLoader
from paddle.optimizer import Adam

loader = DataLoader(rows)  # errata: ok
optimizer = Adam(0.001, parameters=net.parameters())  # errata: ok

# %%
try:
    import paddle.fluid as fluid  # errata: ok
except ImportError:
    import paddle.base as fluid

print(fluid.core.__name__)  # errata: ok

# %%
try:
    import paddle.fluid as fluid  # errata: ok
except Exception:
    fluid = None
if fluid:
    print(fluid.core)  # errata: ok

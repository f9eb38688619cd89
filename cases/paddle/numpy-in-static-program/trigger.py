import numpy as np
import paddle

# %%
paddle.enable_static()
x = paddle.static.data("x", [2, 2])
y = paddle.nn.functional.relu(x)
print(x.numpy())  # errata: hit
print(y.numpy())  # errata: hit

# %%
paddle.enable_static()
x = paddle.static.data("x", [None, 3])
out = paddle.mean(x)
value = out.numpy()  # errata: hit

# %%
paddle.enable_static()


def build():
    x = paddle.static.data("x", [3])
    h = paddle.exp(x)
    return h.numpy()  # errata: hit


# %%
def build():
    paddle.enable_static()
    x = paddle.static.data("x", [3])
    h = paddle.exp(x)
    return h.numpy()  # errata: hit


# %%
paddle.enable_static()
with paddle.static.program_guard(main, startup):
    hidden = paddle.static.nn.fc(image, 10)
    print("hidden", hidden.numpy())  # errata: hit

# %%
paddle.enable_static()
table = paddle.arange(0, 10, dtype="float32")
freqs = 1.0 / (table / 10)
np.save("freqs.npy", freqs.numpy())  # errata: hit

# %%
paddle.enable_static()
print(paddle.ones([2]).numpy())  # errata: hit

# %%
paddle.enable_static()
(value,) = exe.run(program, feed={"x": data}, fetch_list=[y])  # errata: ok
rows = frame.numpy()  # errata: ok

# %%
paddle.enable_static()
paddle.disable_static()
print(paddle.ones([2]).numpy())  # errata: ok

# %%
paddle.enable_static()
y = paddle.matmul(a, b)
if paddle.in_dynamic_mode():
    print(y.numpy())  # errata: ok

# %%
paddle.enable_static()
with paddle.base.dygraph.guard():
    print(paddle.ones([2]).numpy())  # errata: ok

# %%
paddle.enable_static()
state = paddle.load("weights.pdparams")
print(state["w"].numpy())  # errata: ok

# %%
paddle.enable_static()


def check(flag):
    if not flag:
        paddle.disable_static()
    print(paddle.ones([2]).numpy())  # errata: ok


# %%
def build_program():
    paddle.enable_static()
    return paddle.static.Program()


def reference():
    return paddle.ones([3]).numpy()  # errata: ok


# %%
def evaluate(use_static):
    if use_static:
        paddle.enable_static()
        return None
    return (paddle.ones([3]) * 2.0).numpy()  # errata: ok


# %%
paddle.enable_static()
with paddle.fluid.dygraph.guard():
    print(paddle.ones([2]).numpy())  # errata: ok

# %%
paddle.enable_static()
rows = paddle.ones([2, 2]).tolist()  # errata: hit

# %%
paddle.enable_static()
x = paddle.static.data("x", [None, 4], "float32")
fetched = exe.run(feed={"x": data}, fetch_list=[paddle.mean(x)])
print(fetched[0].tolist())  # errata: ok
print((np.arange(3) * np.ones(3)).tolist())  # errata: ok

import paddle

paddle.enable_static()

# %%
x = paddle.static.data("x", [2, 2])
y = paddle.nn.functional.relu(x)
print(y.numpy())  # errata: hit

# %%
x = paddle.static.data("x", [None, 3])
out = paddle.mean(x)
value = out.numpy()  # errata: hit

# %%
def build():
    x = paddle.static.data("x", [3])
    h = paddle.exp(x)
    return h.numpy()  # errata: hit

# %%
value, = exe.run(program, feed={"x": data}, fetch_list=[y])  # errata: ok

# %%
paddle.disable_static()
print(paddle.ones([2]).numpy())  # errata: ok

# %%
rows = frame.numpy()  # errata: ok

# %%
x = paddle.static.data("x", [2, 2])
print(x.numpy())  # errata: hit

# %%
print(paddle.ones([2]).numpy())  # errata: hit

# %%
y = paddle.matmul(a, b)
if paddle.in_dynamic_mode():
    print(y.numpy())  # errata: ok

# %%
with paddle.base.dygraph.guard():
    print(paddle.ones([2]).numpy())  # errata: ok

# %%
state = paddle.load("weights.pdparams")
print(state["w"].numpy())  # errata: ok

# %%
def check(flag):
    if not flag:
        paddle.disable_static()
    print(paddle.ones([2]).numpy())  # errata: ok

import paddle
from paddle import static

# %%
x = paddle.static.data(name="x", shape=[None, 13], dtype="float32")  # errata: hit
y = paddle.static.nn.fc(x, size=1)
exe = paddle.static.Executor()
exe.run(paddle.static.default_startup_program())
out = exe.run(feed={"x": values}, fetch_list=[y])

# %%
image = static.data("image", [None, 3, 32, 32])  # errata: hit
label = static.data("label", [None, 1], "int64")  # errata: hit
executor = static.Executor(paddle.CPUPlace())
result = executor.run(program, feed={"image": images, "label": labels}, fetch_list=[loss])

# %%
paddle.enable_static()
x = paddle.static.data(name="x", shape=[None, 13], dtype="float32")  # errata: ok
exe = paddle.static.Executor()
out = exe.run(feed={"x": values}, fetch_list=[x])


# %%
def build():
    return paddle.static.data(name="x", shape=[None, 13], dtype="float32")  # errata: ok


# %%
spec = paddle.static.InputSpec([None, 13], "float32")  # errata: ok

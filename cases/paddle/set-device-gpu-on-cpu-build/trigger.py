import paddle

# %%
paddle.set_device("gpu")  # errata: hit

# %%
paddle.device.set_device("gpu")  # errata: hit

# %%
paddle.set_device("gpu:0")  # errata: hit

# %%
paddle.set_device("cpu")  # errata: ok

# %%
if paddle.is_compiled_with_cuda():
    paddle.set_device("gpu")  # errata: ok

# %%
paddle.set_device("gpu" if paddle.is_compiled_with_cuda() else "cpu")  # errata: ok

# %%
from paddle import set_device

set_device("cuda:1")  # errata: hit

# %%
if paddle.device.cuda.device_count() > 0:
    paddle.set_device("gpu:0")  # errata: ok

# %%
if paddle.device.is_compiled_with_cuda():
    paddle.device.set_device("gpu")  # errata: ok

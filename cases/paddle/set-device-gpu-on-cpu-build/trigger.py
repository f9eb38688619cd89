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

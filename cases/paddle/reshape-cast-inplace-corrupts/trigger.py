import paddle

# %%
flat = x.reshape([-1])
flat.cast_("float16")  # errata: hit

# %%
flat = x.view([-1])
flat.cast_("int32")  # errata: hit

# %%
x.flatten().cast_("int32")  # errata: hit

# %%
def shrink(t):
    row = t.unsqueeze(0)
    row.cast_("float16")  # errata: hit
    return row

# %%
flat = x.reshape([-1])
flat = flat.cast("float16")  # errata: ok

# %%
x.cast_("float16")  # errata: ok

# %%
flat = x.reshape([-1]).clone()
flat.cast_("float16")  # errata: ok

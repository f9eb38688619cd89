import torch
from torch import autocast

# %%
with torch.autocast("cpu", dtype=torch.float16):  # errata: hit
    y = model(x)

# %%
with autocast(device_type="cpu", dtype=torch.half):  # errata: hit
    y = model(x)

# %%
with torch.cpu.amp.autocast(dtype=torch.float16):  # errata: hit
    y = model(x)

# %%
with torch.amp.autocast("cpu", enabled=True, dtype=torch.float16):  # errata: hit
    y = model(x)

# %%
with torch.autocast("cpu", dtype=torch.bfloat16):  # errata: ok
    y = model(x)

# %%
with torch.autocast("cuda", dtype=torch.float16):  # errata: ok
    y = model(x)

# %%
with torch.autocast("cpu", enabled=False, dtype=torch.float16):  # errata: hit
    y = model(x)

# %%
with torch.autocast("cpu", torch.float16):  # errata: hit
    y = model(x)

# %%
with torch.autocast("cpu", torch.bfloat16):  # errata: ok
    y = model(x)

# %%
with torch.autocast("cpu", enabled=False):  # errata: ok
    y = model(x)

# %%
with torch.autocast("cpu"):  # errata: ok
    y = model(x)

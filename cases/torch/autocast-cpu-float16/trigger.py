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

# %%
precision = torch.float16
with torch.autocast(device_type="cpu", dtype=precision):  # errata: hit
    y = model(x)

# %%
with torch.cpu.amp.autocast(True, torch.float16):  # errata: hit
    y = model(x)

# %%
torch.set_autocast_cpu_dtype(torch.half)  # errata: hit

# %%
precision = torch.bfloat16
with torch.autocast(device_type="cpu", dtype=precision):  # errata: ok
    y = model(x)

# %%
device = "cuda" if torch.cuda.is_available() else "cpu"
with torch.autocast(device):  # errata: ok
    y = model(x)

# %%
device = "cuda" if torch.cuda.is_available() else "cpu"
with torch.autocast(device, dtype=torch.float16 if device == "cuda" else torch.bfloat16):  # errata: ok
    y = model(x)

# %%
from torch import nn

device = "cpu"
model = nn.Linear(4, 2).to(device)
with torch.autocast(device_type=device, dtype=torch.half):  # errata: hit
    y = model(torch.randn(3, 4))

# %%
from contextlib import nullcontext
from torch import nn

device = "cpu"
half = torch.float16
amp = nullcontext() if device == "cpu" else torch.autocast(device, dtype=half)  # errata: ok
model = nn.Linear(4, 2)
with amp:
    y = model(torch.randn(3, 4))

# %%
from torch import nn

device = "cuda"
if not torch.cuda.is_available():
    device = "cpu"
model = nn.Linear(4, 2).to(device)
if device == "cuda":
    with torch.autocast(device, dtype=torch.float16):  # errata: ok
        y = model(torch.randn(3, 4, device=device))
else:
    y = model(torch.randn(3, 4))

# %%
with torch.autocast(device_type="cpu", dtype=torch.float32):  # errata: hit
    y = model(x)

# %%
with torch.autocast("cuda", dtype=torch.float32):  # errata: ok
    y = model(x)

import torch
from torch.profiler import ProfilerActivity, profile

with profile(use_cuda=True) as p:  # errata: hit
    model(x)

# %%
with torch.autograd.profiler.profile(enabled=True, use_cuda=True) as p:  # errata: hit
    model(x)

# %%
p = torch.profiler.profile(record_shapes=True, use_cuda=torch.cuda.is_available())  # errata: hit

# %%
with profile(activities=[ProfilerActivity.CUDA]) as p:  # errata: ok
    model(x)

# %%
with torch.autograd.profiler.profile(use_device="cuda") as p:  # errata: ok
    model(x)

# %%
model = build(use_cuda=True)  # errata: ok

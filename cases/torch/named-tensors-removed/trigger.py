import torch

x = torch.zeros(2, 3).refine_names("N", "C")  # errata: hit

# %%
a, b = torch.align_tensors(a, b)  # errata: hit

# %%
def attend(queries):
    return queries.refine_names(..., "H", "T")  # errata: hit

# %%
frame = frame.rename(columns={"a": "b"})  # errata: ok

# %%
if hasattr(x, "refine_names"):
    x = x.refine_names("N", "C")  # errata: ok

# %%
names = model.names  # errata: ok

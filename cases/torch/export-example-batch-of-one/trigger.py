import torch
from torch.export import Dim, export

batch = Dim("batch")

# %%
program = torch.export.export(model, (torch.randn(1, 3),), dynamic_shapes=({0: batch},))  # errata: hit

# %%
x = torch.zeros(1, 3, 224, 224)
program = export(model, (x,), dynamic_shapes={"x": {0: batch}})  # errata: hit

# %%
program = export(model, args=(torch.rand(1, 8),), dynamic_shapes={"x": {0: Dim("n", min=1)}})  # errata: hit

# %%
program = export(model, (torch.randn(2, 3),), dynamic_shapes=({0: batch},))  # errata: ok

# %%
program = export(model, (torch.randn(1, 3),))  # errata: ok

# %%
program = export(model, (torch.randn(1, 3),), dynamic_shapes=({0: Dim.AUTO},))  # errata: ok

# %%
program = export(model, (torch.randn(1, 3),), dynamic_shapes=({1: batch},))  # errata: ok

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

# %%
program = export(model, (image.unsqueeze(0),), dynamic_shapes=[{0: batch}])  # errata: hit

# %%
def to_program(model):
    example = torch.ones((1, 3, 8, 8))
    shapes = {"x": {0: Dim("n")}}
    return export(model, args=(example,), dynamic_shapes=shapes)  # errata: hit

# %%
example = torch.randn(1, 3, 8, 8)
both = torch.cat([example, example])
program = export(model, (both,), dynamic_shapes=[{0: batch}])  # errata: ok

# %%
tokens = torch.zeros(1, 7, dtype=torch.long)
shapes = {"tokens": {1: Dim("length")}}
program = export(model, (tokens,), dynamic_shapes=shapes)  # errata: ok

# %%
row = torch.ones(7, 3)
program = export(model, (row.unsqueeze(1),), dynamic_shapes=[{0: batch}])  # errata: ok

# %%
try:
    export(model, (torch.randn(1, 3),), dynamic_shapes=({0: batch},))  # errata: ok
except Exception as error:
    print("as expected:", error)

import torch
from torch.export import export

# %%
program = torch.export.export(model, (x, x))  # errata: hit

# %%
program = export(model, args=(x, x))  # errata: hit

# %%
example = (x, x)
program = export(model, example)  # errata: hit

# %%
program = torch.export.export(model, (x,), {"other": x})  # errata: hit

# %%
program = export(model, (a, image, image), strict=False)  # errata: hit

# %%
program = torch.export.export(model, (x, x.clone()))  # errata: ok

# %%
program = torch.export.export(model, (x, y))  # errata: ok

# %%
program = torch.export.export(model, (x,), {"other": y})  # errata: ok

# %%
program = torch.export.export(model, (x, torch.randn(2)))  # errata: ok

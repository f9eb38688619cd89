import torch
from torch.export import export_for_training

exported = torch.export.export_for_training(model, example)  # errata: hit

# %%
graph = export_for_training(model, example).module()  # errata: hit

# %%
import torch.export as export

program = export.export_for_training(model, example, strict=True)  # errata: hit

# %%
exported = torch.export.export(model, example)  # errata: ok

# %%
if hasattr(torch.export, "export_for_training"):
    exported = torch.export.export_for_training(model, example)  # errata: ok

# %%
exported = helper.export_for_training(model, example)  # errata: ok

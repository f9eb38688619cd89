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

# %%
try:
    from torch.export import export_for_training as prepare
except ImportError:
    from torch.export import export as prepare

program = prepare(model, example)  # errata: ok

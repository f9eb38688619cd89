import torch
from torch.optim import lr_scheduler
from torch.optim.lr_scheduler import ReduceLROnPlateau

# %%
scheduler = ReduceLROnPlateau(optimizer, patience=3, verbose=True)  # errata: hit

# %%
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, 10, verbose=False)  # errata: hit

# %%
class Trainer:
    def schedule(self):
        self.scheduler = lr_scheduler.CosineAnnealingLR(self.opt, T_max=10, verbose=self.verbose)  # errata: hit

# %%
scheduler = ReduceLROnPlateau(optimizer, patience=3)  # errata: ok

# %%
scheduler = Warmup(optimizer, verbose=True)  # errata: ok

# %%
if torch.__version__ < "2.7":
    scheduler = ReduceLROnPlateau(optimizer, verbose=True)  # errata: ok

# %%
from timm.scheduler import StepLR

scheduler = StepLR(optimizer, verbose=True)  # errata: ok

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

# %%
from torch.optim.lr_scheduler import _LRScheduler


class Warmup(_LRScheduler):
    def __init__(self, optimizer, steps, last_epoch=-1, verbose=False):
        self.steps = steps
        super().__init__(optimizer, last_epoch, verbose)  # errata: hit

# %%
class Poly(lr_scheduler.LRScheduler):
    def __init__(self, optimizer, power, verbose=False):
        self.power = power
        super().__init__(optimizer, verbose=verbose)  # errata: hit

# %%
class Warmup(lr_scheduler.LRScheduler):
    def __init__(self, optimizer, steps, last_epoch=-1, verbose=False):
        self.verbose = verbose
        super().__init__(optimizer, last_epoch)  # errata: ok

# %%
class Quick(lr_scheduler.StepLR):
    def __init__(self, optimizer, size, gamma):
        super().__init__(optimizer, size, gamma)  # errata: ok

# %%
class Early(Callback):
    def __init__(self, optimizer, patience, verbose=False):
        super().__init__(optimizer, patience, verbose)  # errata: ok

# %%
class Old(lr_scheduler._LRScheduler):
    def __init__(self, optimizer, last_epoch=-1):
        super().__init__(optimizer, verbose=False, last_epoch=last_epoch)  # errata: hit

# %%
class Next(lr_scheduler.LRScheduler):
    def __init__(self, optimizer, last_epoch=-1, verbose=False):
        super().__init__(optimizer, last_epoch, verbose)  # errata: hit

# %%
class Base(lr_scheduler.LRScheduler):
    def __init__(self, optimizer, steps, verbose=False):
        self.steps, self.verbose = steps, verbose
        super().__init__(optimizer)


class Slow(Base):
    def __init__(self, optimizer, steps, verbose=False):
        super().__init__(optimizer, steps * 2, verbose)  # errata: ok


class Loud(Base):
    def __init__(self, optimizer, steps):
        super().__init__(optimizer, steps, verbose=True)  # errata: ok

# %%
import inspect

if "verbose" in inspect.signature(lr_scheduler.StepLR).parameters:
    scheduler = lr_scheduler.StepLR(optimizer, 3, verbose=True)  # errata: ok

# %%
class Warm(lr_scheduler.LRScheduler):
    def __init__(self, optimizer, last_epoch=-1):
        super(Warm, self).__init__(optimizer, last_epoch, False)  # errata: hit

# %%
scheduler = lr_scheduler.StepLR(optimizer, 10, 0.1, -1, True)  # errata: hit

# %%
scheduler = lr_scheduler.StepLR(optimizer, 10, 0.1, -1)  # errata: ok

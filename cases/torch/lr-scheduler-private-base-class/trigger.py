import torch
from torch.optim import lr_scheduler
from torch.optim.lr_scheduler import LRScheduler, _LRScheduler


# %%
def step(scheduler):
    if isinstance(scheduler, torch.optim.lr_scheduler._LRScheduler):  # errata: hit
        scheduler.step()


# %%
class Trainer:
    def fit(self):
        assert isinstance(self.scheduler, _LRScheduler)  # errata: hit


# %%
epochwise = [s for s in found if isinstance(s, (lr_scheduler._LRScheduler, Warmup))]  # errata: hit


# %%
class Warmup(_LRScheduler):  # errata: ok
    def get_lr(self):
        return self.base_lrs


# %%
def fit(scheduler: _LRScheduler):  # errata: ok
    if isinstance(scheduler, LRScheduler):  # errata: ok
        scheduler.step()


# %%
if hasattr(lr_scheduler, "LRScheduler"):
    Base = lr_scheduler.LRScheduler
else:
    Base = lr_scheduler._LRScheduler  # errata: ok

# %%
kinds = (LRScheduler, _LRScheduler)
if isinstance(scheduler, (torch.optim.lr_scheduler._LRScheduler, LRScheduler)):  # errata: ok
    scheduler.step()


# %%
def step(scheduler):
    if isinstance(scheduler, _LRScheduler) or isinstance(scheduler, LRScheduler):  # errata: ok
        scheduler.step()


# %%
def check(scheduler):
    if not isinstance(scheduler, (_LRScheduler, lr_scheduler.ReduceLROnPlateau)):  # errata: hit
        raise TypeError(scheduler)


# %%
kinds = [k for k in classes if issubclass(k, lr_scheduler._LRScheduler)]  # errata: hit


# %%
class Constant(_LRScheduler):
    def get_lr(self):
        return self.base_lrs


assert isinstance(Constant(optimizer), _LRScheduler)  # errata: ok


# %%
kinds = (_LRScheduler, lr_scheduler.ReduceLROnPlateau)


def is_scheduler(one):
    return isinstance(one, kinds)  # errata: hit


# %%
kinds = (_LRScheduler, LRScheduler)


def is_scheduler(one):
    return isinstance(one, kinds)  # errata: ok

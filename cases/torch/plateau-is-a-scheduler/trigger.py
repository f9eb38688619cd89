import torch
from torch.optim import lr_scheduler
from torch.optim.lr_scheduler import LRScheduler, ReduceLROnPlateau

# %%
def step(scheduler, loss):
    if isinstance(scheduler, LRScheduler):  # errata: hit
        scheduler.step()
    else:
        scheduler.step(loss)

# %%
class Trainer:
    def finish(self, metric):
        if isinstance(self.scheduler, lr_scheduler.LRScheduler):  # errata: hit
            self.scheduler.step()
        elif self.scheduler is not None:
            self.scheduler.step(metric)

# %%
for scheduler in schedulers:
    if not isinstance(scheduler, torch.optim.lr_scheduler.LRScheduler):  # errata: hit
        scheduler.step(loss)
        continue
    scheduler.step()

# %%
def step(scheduler, loss):
    if isinstance(scheduler, ReduceLROnPlateau):
        scheduler.step(loss)
    elif isinstance(scheduler, LRScheduler):  # errata: ok
        scheduler.step()

# %%
def step(scheduler):
    if isinstance(scheduler, LRScheduler):  # errata: ok
        scheduler.step()

# %%
def step(scheduler, loss):
    if isinstance(scheduler, LRScheduler) and not isinstance(scheduler, ReduceLROnPlateau):  # errata: ok
        scheduler.step()
    else:
        scheduler.step(loss)

# %%
def check(scheduler):
    assert isinstance(scheduler, (LRScheduler, ReduceLROnPlateau))  # errata: ok

# %%
def step(scheduler, loss):
    if isinstance(scheduler, LRScheduler):  # errata: hit
        scheduler.step()
    else:
        scheduler.step(metrics=loss)

# %%
def step(scheduler, loss):
    if type(scheduler) is ReduceLROnPlateau:
        scheduler.step(loss)
    elif isinstance(scheduler, LRScheduler):  # errata: ok
        scheduler.step()

# %%
def step(scheduler, loss):
    if isinstance(scheduler, LRScheduler):  # errata: ok
        if isinstance(scheduler, ReduceLROnPlateau):
            scheduler.step(loss)
        else:
            scheduler.step()

# %%
def step(scheduler, metric, monitor):
    if monitor is not None:
        scheduler.step(metric)
    elif isinstance(scheduler, LRScheduler):  # errata: ok
        scheduler.step()

import torch
import torch.optim.lr_scheduler as lr_scheduler
from torch import optim
from torch.optim.lr_scheduler import ReduceLROnPlateau, StepLR

# %%
optimizer = optim.Adam(model.parameters())
scheduler = optim.lr_scheduler.ReduceLROnPlateau(optimizer, "min")
for epoch in range(10):
    train(model, optimizer)
    scheduler.step()  # errata: hit


# %%
def fit(model, loader, epochs):
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    plateau = ReduceLROnPlateau(optimizer=optimizer, patience=5)
    for _ in range(epochs):
        for batch in loader:
            train(model, batch, optimizer)
        plateau.step()  # errata: hit


# %%
class Trainer:
    def __init__(self, model):
        self.optimizer = torch.optim.AdamW(model.parameters())
        self.scheduler = lr_scheduler.ReduceLROnPlateau(self.optimizer, factor=0.5)

    def end_of_epoch(self):
        self.scheduler.step()  # errata: hit


# %%
scheduler = ReduceLROnPlateau(optimizer, "min")
scheduler.step(validate(model))  # errata: ok

# %%
scheduler = ReduceLROnPlateau(optimizer, "min")
scheduler.step(metrics=validate(model))  # errata: ok

# %%
scheduler = StepLR(optimizer, 10)
scheduler.step()  # errata: ok


# %%
def build(kind, optimizer):
    if kind == "plateau":
        scheduler = ReduceLROnPlateau(optimizer)
    else:
        scheduler = StepLR(optimizer, 10)
    return scheduler


def run(scheduler, optimizer):
    optimizer.step()
    scheduler.step()  # errata: ok


# %%
def fit(model, kind, optimizer):
    if kind == "plateau":
        scheduler = ReduceLROnPlateau(optimizer)
    else:
        scheduler = StepLR(optimizer, 10)
    if kind == "plateau":
        scheduler.step(validate(model))
    else:
        scheduler.step()  # errata: ok

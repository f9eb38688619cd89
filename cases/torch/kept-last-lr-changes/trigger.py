import torch
from torch.optim import SGD, lr_scheduler

# %%
optimizer = SGD(model.parameters(), lr=torch.tensor(0.1))
scheduler = lr_scheduler.StepLR(optimizer, 10)
for epoch in range(30):
    rates.append(scheduler.get_last_lr()[0])  # errata: hit
    scheduler.step()

# %%
class Trainer:
    def __init__(self, model):
        rate = torch.tensor(1e-3)
        self.optimizer = torch.optim.Adam(model.parameters(), lr=rate)
        self.scheduler = lr_scheduler.ExponentialLR(self.optimizer, 0.9)

    def finish(self):
        self.history.append(self.scheduler.get_last_lr())  # errata: hit

# %%
def train(model):
    opt = torch.optim.AdamW(model.parameters(), weight_decay=0.1, lr=torch.tensor(0.1))
    sched = torch.optim.lr_scheduler.CosineAnnealingLR(opt, 10)
    rates = []
    for _ in range(3):
        rates.append(sched.get_last_lr()[0])  # errata: hit
    return rates

# %%
optimizer = SGD(model.parameters(), lr=0.1)
scheduler = lr_scheduler.StepLR(optimizer, 10)
rates.append(scheduler.get_last_lr()[0])  # errata: ok

# %%
optimizer = SGD(model.parameters(), lr=torch.tensor(0.1))
scheduler = lr_scheduler.StepLR(optimizer, 10)
rates.append(float(scheduler.get_last_lr()[0]))  # errata: ok

# %%
optimizer = SGD(model.parameters(), lr=torch.tensor(0.1))
scheduler = lr_scheduler.StepLR(optimizer, 10)
rates.append(scheduler.get_last_lr()[0].item())  # errata: ok

# %%
import torch.nn as nn
from torch.optim.lr_scheduler import StepLR


def run(model, epochs):
    lr = torch.tensor(0.1)
    opt = SGD(model.parameters(), lr=lr)
    sched = StepLR(opt, step_size=1, gamma=0.5)
    kept = []
    for _ in range(epochs):
        opt.step()
        kept.extend(sched.get_last_lr())  # errata: hit
        sched.step()
    return kept


out = run(nn.Linear(2, 1), 3)

# %%
import torch.nn as nn
from torch.optim.lr_scheduler import ReduceLROnPlateau

model = nn.Linear(2, 1)
optimizer = SGD(model.parameters(), lr=torch.tensor(0.1))
scheduler = ReduceLROnPlateau(optimizer, patience=0)
rates = []
for loss in (1.0, 1.0, 1.0):
    optimizer.step()
    scheduler.step(loss)
    rates.append(scheduler.get_last_lr()[0])  # errata: ok
out = rates

# %%
import torch.nn as nn

opt = torch.optim.SGD(nn.Linear(2, 1).parameters(), lr=0.1)
other = torch.optim.Adam(nn.Linear(2, 1).parameters(), lr=torch.tensor(0.1))
sched = torch.optim.lr_scheduler.StepLR(opt, 1, 0.5)
rates = []
for _ in range(3):
    opt.step()
    rates.append(sched.get_last_lr()[0])  # errata: ok
    sched.step()
out = rates

# %%
import torch.nn as nn

opt = torch.optim.SGD(nn.Linear(2, 1).parameters(), lr=torch.tensor(0.1))
sched = torch.optim.lr_scheduler.StepLR(opt, 1, 0.5)
for _ in range(3):
    opt.step()
    row = []
    row.append(sched.get_last_lr()[0])  # errata: ok
    print(row)
    sched.step()


# %%
lr = torch.tensor(0.1)
optimizer = torch.optim.Adam(model.parameters(), lr)
scheduler = lr_scheduler.ExponentialLR(optimizer, 0.9)
for _ in range(5):
    rate = scheduler.get_last_lr()
    rates.append(rate)  # errata: hit
    scheduler.step()


# %%
optimizer = torch.optim.Adam(model.parameters(), torch.tensor(0.1))
scheduler = lr_scheduler.ExponentialLR(optimizer, 0.9)
for _ in range(5):
    rate = scheduler.get_last_lr()[0].item()
    rates.append(rate)  # errata: ok
    scheduler.step()

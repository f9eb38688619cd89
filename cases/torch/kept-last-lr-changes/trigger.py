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

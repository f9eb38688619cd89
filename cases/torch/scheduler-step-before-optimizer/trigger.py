import torch
from torch.optim import lr_scheduler
from torch.optim.lr_scheduler import StepLR

# %%
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = StepLR(optimizer, step_size=30)
for epoch in range(90):
    scheduler.step()  # errata: hit
    for x, y in loader:
        optimizer.zero_grad()
        loss(model(x), y).backward()
        optimizer.step()


# %%
def train(model, loader, epochs):
    opt = torch.optim.Adam(model.parameters())
    sched = lr_scheduler.CosineAnnealingLR(opt, T_max=epochs)
    for epoch in range(epochs):
        sched.step()  # errata: hit
        for x, y in loader:
            model(x, y).backward()
            opt.step()
            opt.zero_grad()


# %%
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=0.1, total_steps=100)
for x, y in loader:
    optimizer.zero_grad()
    model(x, y).backward()
    scheduler.step()  # errata: hit
    optimizer.step()

# %%
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = StepLR(optimizer, step_size=30)
for epoch in range(90):
    for x, y in loader:
        optimizer.zero_grad()
        loss(model(x), y).backward()
        optimizer.step()
    scheduler.step()  # errata: ok


# %%
def train(generator, critic, loader):
    opt_g = torch.optim.Adam(generator.parameters())
    opt_c = torch.optim.Adam(critic.parameters())
    sched_g, sched_c = StepLR(opt_g, 10), StepLR(opt_c, 10)
    for x in loader:
        critic(x).mean().backward()
        opt_c.step()
        sched_c.step()  # errata: ok
        generator(x).mean().backward()
        opt_g.step()
        sched_g.step()  # errata: ok


# %%
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = lr_scheduler.ReduceLROnPlateau(optimizer)
for epoch in range(90):
    if epoch:
        scheduler.step(validate(model))  # errata: ok
    for x, y in loader:
        model(x, y).backward()
        optimizer.step()

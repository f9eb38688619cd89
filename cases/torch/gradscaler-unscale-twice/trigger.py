import torch

scaler = torch.amp.GradScaler("cuda")

# %%
for i, (x, y) in enumerate(loader):
    scaler.scale(criterion(model(x), y) / parts).backward()
    scaler.unscale_(optimizer)  # errata: hit
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    if (i + 1) % parts == 0:
        scaler.step(optimizer)
        scaler.update()
        optimizer.zero_grad()


# %%
class Trainer:
    def train(self):
        for epoch in range(3):
            for i, batch in enumerate(self.loader):
                with torch.autocast("cuda"):
                    loss = self.model(batch)
                self.scaler.scale(loss).backward()
                self.scaler.unscale_(self.optimizer)  # errata: hit
                if (i + 1) % self.parts == 0 or i + 1 == len(self.loader):
                    self.scaler.step(self.optimizer)
                    self.scaler.update()


# %%
def train(loader, parts):
    for step, batch in enumerate(loader):
        scaler.scale(model(batch)).backward()
        scaler.unscale_(opt)  # errata: hit
        norm = torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        if not step % parts:
            scaler.step(opt)
            scaler.update()


# %%
for i, x in enumerate(loader):
    scaler.scale(model(x)).backward()
    if (i + 1) % parts == 0:
        scaler.unscale_(optimizer)  # errata: ok
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        scaler.step(optimizer)
        scaler.update()

# %%
for i, x in enumerate(loader):
    optimizer.zero_grad()
    scaler.scale(model(x)).backward()
    scaler.unscale_(optimizer)  # errata: ok
    scaler.step(optimizer)
    scaler.update()
    if i % 100 == 0:
        print(i)

# %%
for i, x in enumerate(loader):
    scaler.scale(model(x)).backward()
    scaler.unscale_(optimizer)  # errata: ok
    if norm(model) < 10:
        scaler.step(optimizer)
    scaler.update()

# %%
for i, x in enumerate(loader):
    scaler.scale(model(x)).backward()
    if (i + 1) % parts != 0:
        continue
    scaler.unscale_(optimizer)  # errata: ok
    scaler.step(optimizer)
    scaler.update()

# %%
for i in range(0, len(x), size):
    for part in x[i : i + size]:
        scaler.scale(model(part)).backward()
    scaler.unscale_(optimizer)  # errata: ok
    if i % 2 == 0:
        log(i)
    scaler.step(optimizer)
    scaler.update()


# %%
for x in loader:
    scaler.scale(model(x)).backward()
    scaler.unscale_(optimizer)
    norm = torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    if not torch.isfinite(norm):
        continue  # errata: hit
    scaler.step(optimizer)
    scaler.update()


# %%
for x in loader:
    scaler.scale(model(x)).backward()
    scaler.unscale_(optimizer)
    for parameter in model.parameters():
        if parameter.grad is None:
            continue  # errata: ok
        parameter.grad.clamp_(-1, 1)
    scaler.step(optimizer)
    scaler.update()


# %%
for x in loader:
    scaler.scale(model(x)).backward()
    scaler.unscale_(optimizer)
    norm = torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    if not torch.isfinite(norm):
        optimizer.zero_grad()
        scaler.update()
        continue  # errata: ok
    scaler.step(optimizer)
    scaler.update()

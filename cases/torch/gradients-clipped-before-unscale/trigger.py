import torch
from torch.amp import GradScaler
from torch.cuda.amp import GradScaler as CudaGradScaler
from torch.nn.utils import clip_grad_norm_, clip_grad_value_

# %%
scaler = GradScaler("cuda")
for x, y in loader:
    optimizer.zero_grad(set_to_none=True)
    with torch.autocast("cuda"):
        loss = criterion(model(x), y)
    scaler.scale(loss).backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)  # errata: hit
    scaler.step(optimizer)
    scaler.update()


# %%
class Trainer:
    def __init__(self, model):
        self.scaler = CudaGradScaler(enabled=True)

    def train_step(self, x, y):
        loss = self.model(x, y)
        self.scaler.scale(loss).backward()
        clip_grad_norm_(self.model.parameters(), max_norm=self.args.clip)  # errata: hit
        self.scaler.step(self.optimizer)
        self.scaler.update()
        self.optimizer.zero_grad()


# %%
def step(loss, model, optimizer, scaler, update):
    scaler.scale(loss / 4).backward()
    if update:
        clip_grad_value_(model.parameters(), 0.1)  # errata: hit
        scaler.step(optimizer)
        scaler.update()
        optimizer.zero_grad()


# %%
def step(loss, model, optimizer, scaler, clip):
    scaler.scale(loss).backward()
    if clip:
        scaler.unscale_(optimizer)
        clip_grad_norm_(model.parameters(), clip)  # errata: ok
    scaler.step(optimizer)
    scaler.update()


# %%
def step(loss, model, optimizer, scaler):
    if scaler is not None:
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
    else:
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)  # errata: ok
        optimizer.step()


# %%
def step(loss, model, optimizer, scaler):
    scaler.scale(loss).backward()
    norm = clip_grad_norm_(model.parameters(), float("inf"))  # errata: ok
    log(norm / scaler.get_scale())
    scaler.step(optimizer)
    scaler.update()


# %%
def step(loss, model, optimizer, scaler):
    scaler.scale(loss).backward()
    clip_grad_norm_(model.parameters(), 1.0 * scaler.get_scale())  # errata: ok
    scaler.step(optimizer)
    scaler.update()


# %%
def step(loss, model, optimizer, scaler, amp):
    if amp:
        scaler.scale(loss).backward()
    else:
        loss.backward()
    if not amp:
        clip_grad_norm_(model.parameters(), 1.0)  # errata: ok
        optimizer.step()
    else:
        scaler.step(optimizer)
        scaler.update()


# %%
def step(loss, model, optimizer, scaler):
    scaler.scale(loss).backward()
    scaler.step(optimizer)
    scaler.update()
    second = model.second_loss()
    second.backward()
    clip_grad_norm_(model.head.parameters(), 1.0)  # errata: ok
    model.head_optimizer.step()


# %%
def step(loss, model, optimizer, scaler):
    scaled = scaler.scale(loss)
    scaled.backward()
    clip_grad_norm_(model.parameters(), 1.0)  # errata: hit
    scaler.step(optimizer)
    scaler.update()


# %%
def step(loss, model, optimizer, scaler):
    scaler.scale(loss).backward()
    torch.nn.utils.clip_grad_norm(model.parameters(), 1.0)  # errata: hit
    scaler.step(optimizer)
    scaler.update()


# %%
def step(loss, model, optimizer):
    scaler = GradScaler("cuda", enabled=False)
    scaler.scale(loss).backward()
    clip_grad_norm_(model.parameters(), 1.0)  # errata: ok
    scaler.step(optimizer)
    scaler.update()


# %%
def step(loss, model, optimizer, scaler):
    scaled = scaler.scale(loss)
    scaled.backward()
    scaler.unscale_(optimizer)
    clip_grad_norm_(model.parameters(), 1.0)  # errata: ok
    scaler.step(optimizer)
    scaler.update()


# %%
def step(loss, model, optimizer, scaler):
    scaler.scale(loss).backward()
    unscale(scaler, optimizer)
    clip_grad_norm_(model.parameters(), 1.0)  # errata: ok
    scaler.step(optimizer)
    scaler.update()

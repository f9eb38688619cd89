import torch
from torch import no_grad

# %%
@torch.no_grad
def evaluate(model):  # errata: hit
    return model(x)

# %%
class Trainer:
    @no_grad
    def validate(self):  # errata: hit
        return self.model(self.x)

# %%
@torch.enable_grad
def attack(model, x):  # errata: hit
    return model(x).sum()

# %%
@torch.no_grad()  # errata: ok
def evaluate(model):
    return model(x)

# %%
@torch.inference_mode
def evaluate(model):  # errata: hit
    return model(x)

# %%
@no_grad()  # errata: ok
def evaluate(model):
    with torch.no_grad():  # errata: ok
        return model(x)

# %%
@torch.inference_mode()  # errata: ok
def evaluate(model):
    return model(x)

# %%
with torch.no_grad:  # errata: hit
    model(x)

# %%
guard = torch.no_grad()
with guard:  # errata: ok
    model(x)

# %%
with torch.inference_mode:  # errata: hit
    model(x)

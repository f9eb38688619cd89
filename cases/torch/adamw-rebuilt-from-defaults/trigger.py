import torch
from torch.optim import AdamW

# %%
optimizer = AdamW(model.parameters(), lr=1e-3)
other = type(optimizer)(ema.parameters(), **optimizer.defaults)  # errata: hit

# %%
class Trainer:
    def restart(self, model):
        options = dict(self.optimizer.defaults)
        return self.optimizer.__class__(model.parameters(), **options)  # errata: hit

# %%
def build(model, base):
    groups = [{"params": list(model.parameters())}]
    return type(base)(groups, **base.defaults)  # errata: hit

# %%
settings = {"lr": 0.1}
optimizer = AdamW(model.parameters(), **settings)
other = type(optimizer)(ema.parameters(), **settings)  # errata: ok

# %%
optimizer = AdamW(model.parameters(), lr=1e-3)
other = type(optimizer)(ema.parameters(), lr=optimizer.defaults["lr"])  # errata: ok

# %%
optimizer = AdamW(model.parameters(), lr=1e-3)
known = {key: value for key, value in optimizer.defaults.items() if key != "decoupled_weight_decay"}
other = type(optimizer)(ema.parameters(), **known)  # errata: ok

# %%
optimizer = AdamW(model.parameters(), lr=1e-3)
options = dict(optimizer.defaults)
options.pop("decoupled_weight_decay", None)
other = type(optimizer)(ema.parameters(), **options)  # errata: ok

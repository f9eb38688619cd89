import copy
import inspect

import torch
from torch import optim
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
def clone(opt, params):
    return opt.__class__(params=params, **opt.defaults)  # errata: hit

# %%
def slower(opt, params):
    return type(opt)(params, lr=opt.defaults["lr"] / 2, **{k: v for k, v in opt.defaults.items() if k != "lr"})  # errata: hit

# %%
adam = optim.AdamW(model.parameters(), lr=1e-3)
other = optim.AdamW(ema.parameters(), **adam.defaults)  # errata: hit

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

# %%
optimizer = optim.SGD(model.parameters(), lr=0.1)
other = type(optimizer)(ema.parameters(), **optimizer.defaults)  # errata: ok

# %%
def without(opt, params):
    options = dict(opt.defaults)
    del options["decoupled_weight_decay"]
    return type(opt)(params, **options)  # errata: ok

# %%
def chosen(opt, params):
    options = {k: v for k, v in opt.defaults.items() if k not in ("decoupled_weight_decay", "fused")}
    return type(opt)(params, **options)  # errata: ok

# %%
def accepted(opt, params):
    names = inspect.getfullargspec(type(opt).__init__).args
    return type(opt)(params, **{k: v for k, v in opt.defaults.items() if k in names})  # errata: ok

# %%
class Config:
    def merged(self, path):
        new = self.__class__(path)  # errata: ok
        new.defaults = dict(self.defaults)
        return new

# %%
def printed(opt, params):
    print("settings", opt.defaults)
    return type(opt)(params, lr=1e-3)  # errata: ok

import torch

# %%
scripted = torch.jit.script(model)
fast = torch.compile(scripted)  # errata: hit

# %%
fast = torch.compile(torch.jit.freeze(torch.jit.script(model.eval())), mode="max-autotune")  # errata: hit

# %%
class Runner:
    def __init__(self, path):
        self.model = torch.jit.load(path).eval()
        self.fast = torch.compile(self.model)  # errata: hit

# %%
fast = torch.compile(model)  # errata: ok

# %%
scripted = torch.jit.script(model)
fast = torch.compile(model)  # errata: ok

# %%
fast = torch.jit.script(torch.nn.Linear(2, 2))  # errata: ok

# %%
fast = torch.compile(torch.jit.trace(model, x))  # errata: ok

# %%
def fast(path):
    model = torch.jit.load(path) if path else make_model()
    if not isinstance(model, torch.jit.ScriptModule):
        model = torch.compile(model)  # errata: ok
    return model

# %%
net = torch.jit.optimize_for_inference(torch.jit.script(model.eval()))
net = torch.compile(net)  # errata: hit


# %%
def gelu(x):
    return x * torch.sigmoid(x)


fast = torch.compile(torch.jit.script(gelu))  # errata: ok

# %%
scripted = torch.jit.script(net.eval())
fast = torch.compile(model=scripted, backend="eager")  # errata: hit
faster = torch.compile(torch.jit.script(net), mode="max-autotune")  # errata: hit


# %%
def optimize(model, how):
    if how == "script":
        model = torch.jit.script(model)
    elif how == "compile":
        model = torch.compile(model)  # errata: ok
    return model


# %%
def optimize(model, script):
    if script:
        model = torch.jit.script(model)
        return model
    return torch.compile(model)  # errata: ok


# %%
from mylib.ops import fused_gelu

fast = torch.compile(torch.jit.script(fused_gelu))  # errata: ok
faster = torch.compile(torch.jit.script(torch.nn.functional.gelu))  # errata: ok
scripted = torch.jit.script(fused_gelu)
fastest = torch.compile(scripted)  # errata: ok

# %%
from mylib import models

model = torch.jit.script(models.resnet18())
model = torch.compile(model)  # errata: hit
net = torch.compile(torch.jit.script(models.Unet(3)))  # errata: hit

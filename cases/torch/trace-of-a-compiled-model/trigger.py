import torch
from torch import nn

# %%
model = torch.compile(nn.Linear(4, 2))
traced = torch.jit.trace(model, torch.ones(1, 4))  # errata: hit

# %%
def export(path):
    model = torch.compile(nn.Linear(4, 2), mode="reduce-overhead")
    model.eval()
    torch.onnx.export(model, (torch.ones(1, 4),), path, dynamo=False)  # errata: hit

# %%
traced = torch.jit.trace(torch.compile(nn.Linear(4, 2)).eval(), torch.ones(1, 4))  # errata: hit

# %%
class Trainer:
    def __init__(self, model):
        self.model = torch.compile(model)

    def save(self, example):
        torch.jit.trace(self.model, example).save("model.pt")  # errata: hit

# %%
model = nn.Linear(4, 2)
compiled = torch.compile(model)
traced = torch.jit.trace(model, torch.ones(1, 4))  # errata: ok

# %%
model = torch.compile(nn.Linear(4, 2))
traced = torch.jit.trace(model._orig_mod, torch.ones(1, 4))  # errata: ok

# %%
model = torch.compile(nn.Linear(4, 2))
torch.onnx.export(model, (torch.ones(1, 4),), "model.onnx", dynamo=True)  # errata: ok

# %%
model = nn.Linear(4, 2)
traced = torch.compile(torch.jit.trace(model, torch.ones(1, 4)))  # errata: ok

import torch
from torch import nn
from torch.func import functional_call, grad

model = nn.Sequential(nn.Linear(4, 4), nn.BatchNorm1d(4))

# %%
buffers = dict(model.named_buffers())


def loss(params, x):
    return functional_call(model, {**params, **buffers}, (x,)).sum()  # errata: hit


grad(loss)(params, x)

# %%
state = {k: v.clone() for k, v in model.named_buffers()}


def objective(params, x, y):
    out = torch.func.functional_call(model, {**params, **state}, (x,))  # errata: hit
    return (out - y).pow(2).mean()


g = torch.func.grad(objective)(params, x, y)

# %%
convs = nn.Sequential(nn.Conv2d(3, 8, 3), nn.BatchNorm2d(8), nn.ReLU())
held = {name: value for name, value in convs.named_buffers()}
g = grad(lambda p: functional_call(convs, {**p, **held}, (x,)).mean())(params)  # errata: hit


# %%
def loss(params, buffers, x):
    return functional_call(model, {**params, **buffers}, (x,)).sum()  # errata: ok


grad(loss)(params, buffers, x)


# %%
def loss(params, x):
    return functional_call(model, params, (x,)).sum()  # errata: ok


loss(params, x).backward()

# %%
plain = nn.Sequential(nn.Linear(4, 4), nn.LayerNorm(4))
buffers = dict(plain.named_buffers())
grad(lambda p: functional_call(plain, {**p, **buffers}, (x,)).sum())(params)  # errata: ok

# %%
model = nn.Sequential(nn.Linear(4, 4), nn.BatchNorm1d(4)).eval()
buffers = dict(model.named_buffers())
grad(lambda p: functional_call(model, {**p, **buffers}, (x,)).sum())(params)  # errata: ok

# %%
model = nn.Sequential(nn.Linear(4, 4), nn.BatchNorm1d(4, track_running_stats=False))
buffers = dict(model.named_buffers())
grad(lambda p: functional_call(model, {**p, **buffers}, (x,)).sum())(params)  # errata: ok

# %%
buffers = dict(model.named_buffers())
jac = torch.func.jacrev(lambda p: functional_call(model, (p, buffers), (x,)))(params)  # errata: hit


# %%
def loss(params, x, y):
    return (functional_call(model, params, (x,)) - y).square().mean()  # errata: hit


values, grads = torch.func.grad_and_value(loss)(dict(model.named_parameters()), x, y)[::-1]


# %%
def loss(state, x):
    return functional_call(model, state, (x,)).square().mean()  # errata: ok


grad(loss)({**dict(model.named_parameters()), **dict(model.named_buffers())}, x)

# %%
model.eval()
grad(lambda p: functional_call(model, p, (x,)).sum())(dict(model.named_parameters()))  # errata: ok


# %%
def loss(params, x):
    buffers = {name: b.clone() for name, b in model.named_buffers()}
    return functional_call(model, {**params, **buffers}, (x,)).sum()  # errata: ok


grad(loss)(params, x)

# %%
torch.func.replace_all_batch_norm_modules_(model)
grad(lambda p: functional_call(model, p, (x,)).sum())(params)  # errata: ok


# %%
for module in model.modules():
    if isinstance(module, nn.BatchNorm1d):
        module.eval()


def loss(params, x):
    return functional_call(model, params, (x,)).sum()  # errata: ok


grad(loss)(params, x)

# %%
class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(3, 4)
        self.norm = nn.BatchNorm1d(4)

    def forward(self, x):
        return self.norm(self.fc(x))


block = Block()
weights = dict(block.named_parameters())
jacobian = torch.func.jacrev(lambda p: torch.func.functional_call(block, p, x))(weights)  # errata: hit


# %%
class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = nn.BatchNorm1d(4)

    def forward(self, x):
        return self.norm(x)


block = Block()
block.eval()
weights = dict(block.named_parameters())
jacobian = torch.func.jacrev(lambda p: torch.func.functional_call(block, p, x))(weights)  # errata: ok

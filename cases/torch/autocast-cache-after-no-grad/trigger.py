import torch

# %%
with torch.autocast("cuda", dtype=torch.float16):
    with torch.no_grad():
        target = model(x)  # errata: hit
    loss = (model(x) - target).pow(2).mean()

# %%
with torch.cuda.amp.autocast():
    with torch.no_grad():
        features = encoder(images)  # errata: hit
    logits = head(encoder(images))

# %%
def step(net, x):
    with torch.amp.autocast("cpu", dtype=torch.bfloat16):
        with torch.no_grad():
            before = net(x)  # errata: hit
        after = net(x + 1)
    return before, after

# %%
with torch.no_grad():
    target = model(x)  # errata: ok
with torch.autocast("cuda"):
    loss = (model(x) - target).pow(2).mean()

# %%
with torch.autocast("cuda"):
    with torch.no_grad():
        target = teacher(x)  # errata: ok
    loss = (model(x) - target).pow(2).mean()

# %%
with torch.autocast("cuda", cache_enabled=False):
    with torch.no_grad():
        target = model(x)  # errata: ok
    loss = model(x)

# %%
import torch.nn as nn


class Scaled(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(8, 8)
        self.gain = nn.Parameter(torch.ones(8))

    def forward(self, x):
        return self.fc(x) * self.gain


def training_step(policy, batch, optimizer):
    optimizer.zero_grad()
    with torch.autocast("cpu", dtype=torch.bfloat16):
        with torch.no_grad():
            old = policy(batch)  # errata: hit
        new = policy(batch)
        ratio = (new - old.detach() + 1).mean()
    ratio.backward()
    optimizer.step()


policy = Scaled()
training_step(policy, torch.randn(4, 8), torch.optim.SGD(policy.parameters(), lr=0.1))

# %%
import torch.nn as nn


def evaluate(model, batches):
    total = 0.0
    with torch.autocast("cpu", dtype=torch.bfloat16):
        with torch.no_grad():
            for x, y in batches:
                first = model(x)  # errata: ok
                second = model(y)
                total += (first - second).abs().mean().item()
    return total


out = evaluate(nn.Linear(8, 8), [(torch.randn(4, 8), torch.randn(4, 8))])

# %%
import torch.nn as nn

model = nn.Linear(4, 4)
x = torch.randn(2, 4)
with torch.autocast("cpu", dtype=torch.bfloat16):
    with torch.no_grad():
        target = model(x)  # errata: ok
loss = (model(x + 1) - target).square().mean()
loss.backward()

# %%
import torch.nn as nn

model = nn.Linear(4, 4)
x = torch.randn(2, 4)
with torch.autocast("cpu", enabled=False):
    with torch.no_grad():
        target = model(x)  # errata: ok
    loss = (model(x + 1) - target).square().mean()
loss.backward()
out = [p.grad is None for p in model.parameters()]

# %%
from torch.cuda.amp import autocast as cuda_autocast


class Trainer:
    def step(self, x):
        with cuda_autocast():
            with torch.inference_mode():
                old = self.policy(x)  # errata: hit
            loss = (self.policy(x) / old).mean()
        loss.backward()

# %%
def distill(model, x):
    with torch.autocast("cuda"):
        with torch.no_grad():
            target = model(x)  # errata: ok
        with torch.autocast("cuda", enabled=False):
            loss = (model(x) - target).square().mean()
    loss.backward()

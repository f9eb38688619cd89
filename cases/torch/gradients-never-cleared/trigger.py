import torch
from torch import nn, optim

# %%
model = nn.Linear(3, 1)
optimizer = optim.Adam(model.parameters())
for x, y in loader:
    loss = nn.functional.mse_loss(model(x), y)
    loss.backward()
    optimizer.step()  # errata: hit

# %%
class Trainer:
    def __init__(self, model):
        self.model = model
        self.opt = torch.optim.SGD(model.parameters(), lr=0.1)

    def epoch(self, loader):
        for x, y in loader:
            loss = self.criterion(self.model(x), y)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
            self.opt.step()  # errata: hit

# %%
def train(model, batches):
    opt = optim.AdamW(model.parameters(), lr=1e-3)
    for epoch in range(3):
        for x, y in batches:
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()  # errata: hit

# %%
optimizer = optim.Adam(model.parameters())
for x, y in loader:
    optimizer.zero_grad()
    loss = nn.functional.mse_loss(model(x), y)
    loss.backward()
    optimizer.step()  # errata: ok

# %%
optimizer = optim.Adam(model.parameters())
for x, y in loader:
    loss = nn.functional.mse_loss(model(x), y)
    loss.backward()
    optimizer.step()  # errata: ok
    model.zero_grad(set_to_none=True)

# %%
optimizer = optim.SGD(model.parameters(), lr=0.1)
scheduler = optim.lr_scheduler.StepLR(optimizer, 10)
for _ in range(100):
    optimizer.step()  # errata: ok
    scheduler.step()

# %%
optimizer = optim.SGD(model.parameters(), lr=0.1)
for x, y in loader:
    loss = nn.functional.mse_loss(model(x), y)
    loss.backward()
    optimizer.step()  # errata: ok
    for p in model.parameters():
        p.grad = None

# %%
for x, y in loader:
    latent = x.clone().requires_grad_()
    opt = optim.SGD([latent], lr=0.1)
    nn.functional.mse_loss(model(latent), y).backward()
    opt.step()  # errata: ok

# %%
optimizer = optim.SGD(model.parameters(), lr=0.1)
step = 0
while step < 1000:
    loss = nn.functional.mse_loss(model(x), y)
    loss.backward()
    optimizer.step()  # errata: hit
    step += 1

# %%
optimizer = optim.Adam(model.parameters())
for i, (x, y) in enumerate(loader):
    (nn.functional.mse_loss(model(x), y) / 4).backward()
    if i % 4 == 3:
        optimizer.step()  # errata: ok
        optimizer.zero_grad()

# %%
w = torch.zeros(3, requires_grad=True)
x, y = torch.randn(8, 3), torch.randn(8)
for i in range(20):
    loss = ((x @ w - y) ** 2).mean()
    loss.backward()  # errata: hit
    with torch.no_grad():
        w -= 0.1 * w.grad

# %%
w = torch.zeros(3, requires_grad=True)
x, y = torch.randn(8, 3), torch.randn(8)
for i in range(20):
    loss = ((x @ w - y) ** 2).mean()
    loss.backward()  # errata: ok
    with torch.no_grad():
        w -= 0.1 * w.grad
        w.grad.zero_()

# %%
w = torch.zeros(3, requires_grad=True)
for i in range(5):
    loss = ((w - 1) ** 2).sum()
    loss.backward()  # errata: ok
    with torch.no_grad():
        w -= 0.1 * w.grad
    del w.grad

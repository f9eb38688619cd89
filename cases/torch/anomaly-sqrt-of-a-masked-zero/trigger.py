import torch

# %%
d = (x[:, None] - x[None, :]).pow(2).sum(-1).sqrt()  # errata: hit
d.sum().backward()

# %%
def loss(points):
    squared = ((points.unsqueeze(1) - points.unsqueeze(0)) ** 2).sum(dim=-1)
    distance = torch.sqrt(squared)  # errata: hit
    distance.mean().backward()

# %%
diff = ((a[:, None] - a[None]) ** 2).sum(2)
torch.sqrt(diff).sum().backward()  # errata: hit

# %%
d = ((x[:, None] - x[None, :]).pow(2).sum(-1) + 1e-12).sqrt()  # errata: ok
d.sum().backward()

# %%
with torch.no_grad():
    d = (x[:, None] - x[None, :]).pow(2).sum(-1).sqrt()  # errata: ok

# %%
d = ((x[:, None] - y[None, :]) ** 2).sum(-1).sqrt()  # errata: ok
d.sum().backward()

# %%
squares = ((x[:, None] - x[None, :]) ** 2).sum(-1)
loss = (squares**0.5 * others).mean()  # errata: hit
loss.backward()

# %%
d = torch.pow((x[:, None] - x[None]).pow(2).sum(-1), 0.5)  # errata: hit
(d * mask).sum().backward()

# %%
squares = ((x[:, None] - x[None, :]) ** 2).sum(-1)
squares = squares.masked_fill(same, 1.0)
loss = squares.sqrt().mean()  # errata: ok
loss.backward()

# %%
squares = ((x[:, None] - x[None, :]) ** 2).sum(-1)
squares.fill_diagonal_(1.0)
squares.sqrt().mean().backward()  # errata: ok

# %%
squares = ((x[:, None] - x[None, :]) ** 2).sum(-1)
squares += 1e-12
squares.sqrt().mean().backward()  # errata: ok

# %%
squares = ((x[:, None] - x[None, :]) ** 2).sum(-1)
squares[same] = 1.0
squares.sqrt().mean().backward()  # errata: ok

# %%
squares = ((x[:, None] - x[None, :]) ** 2).sum(-1)
squares[others].sqrt().mean().backward()  # errata: ok

# %%
squares = ((x[:, None] - x[None, :]) ** 2).sum(-1)
squares.clamp(min=1e-12).sqrt().mean().backward()  # errata: ok

# %%
def step(model, x, y):
    loss = criterion(model(x), y)
    loss.backward()
    with torch.no_grad():
        return ((x[:, None] - x[None]) ** 2).sum(-1).sqrt().mean()  # errata: ok

# %%
X = torch.from_numpy(data)
D = ((X[:, None] - X[None]) ** 2).sum(-1).sqrt()  # errata: ok
Y = torch.randn(len(X), 2, requires_grad=True)
loss = (torch.cdist(Y, Y) - D).pow(2).sum()
loss.backward()

# %%
z = encoder(x)
loss = criterion(z, y)
loss.backward()
z = z.detach()
spread = ((z[:, None] - z[None]) ** 2).sum(-1).sqrt().mean()  # errata: ok

# %%
z = encoder(x)
d = ((z[:, None] - z[None]) ** 2).sum(-1).sqrt()  # errata: hit
(d * mask).sum().backward()

# %%
def triplet(emb, labels):
    dot = emb @ emb.t()
    sq = dot.diag()
    d2 = (sq[:, None] - 2 * dot + sq[None, :]).clamp(min=0)
    dist = torch.sqrt(d2)  # errata: hit
    same = (labels[:, None] == labels[None, :]).float()
    eye = torch.eye(len(labels))
    return (dist * (same - eye)).sum() / 4


with torch.autograd.detect_anomaly():
    e = torch.tensor([[1.0, 2.0], [3.0, 1.0], [0.0, 1.0], [2.0, 2.0]], requires_grad=True)
    triplet(e, torch.tensor([0, 0, 1, 1])).backward()

# %%
from torch import nn


class Repulsion(nn.Module):
    def forward(self, pos):
        diff = pos.unsqueeze(0) - pos.unsqueeze(1)
        r = (diff ** 2).sum(-1) ** 0.5  # errata: hit
        energy = torch.where(torch.eye(len(pos), dtype=torch.bool), torch.zeros_like(r), r)
        return energy.sum()


pos = torch.randn(4, 3, requires_grad=True)
try:
    Repulsion()(pos).backward()
finally:
    torch.autograd.set_detect_anomaly(False)

# %%
def triplet(emb, labels):
    d2 = (emb[:, None] - emb[None]).pow(2).sum(-1)
    dist = torch.sqrt(d2 + 1e-12)  # errata: ok
    mask = ~torch.eye(len(labels), dtype=torch.bool)
    return (dist * mask).sum()


with torch.autograd.set_detect_anomaly(True):
    e = torch.randn(4, 2, requires_grad=True)
    triplet(e, torch.tensor([0, 0, 1, 1])).backward()

# %%
a, b = torch.randn(4, 2, requires_grad=True), torch.randn(5, 2)
d2 = (a[:, None] - b[None]).pow(2).sum(-1)
d = d2.clamp(min=1e-8).sqrt()  # errata: ok
near = (d < 1.0).float()
loss = (d * near).sum()
loss.backward()

# %%
def neighbours(x, k):
    diff = x.unsqueeze(1) - x.unsqueeze(0)
    distance = (diff**2).sum(-1).sqrt()  # errata: ok
    return distance.topk(k, largest=False).indices


loss(x, neighbours(x, 8)).backward()

# %%
def spread(x):
    diff = x.unsqueeze(1) - x.unsqueeze(0)
    return (diff**2).sum(-1).sqrt().mean()  # errata: ok


loss.backward()
with torch.no_grad():
    print(spread(model(x)))

# %%
def order(e):
    d = (e[:, None] - e[None, :]).pow(2).sum(2).sqrt()  # errata: ok
    return d.sort(1).indices


e = torch.randn(4, 3, requires_grad=True)
e[order(e)[:, 1]].sum().backward()

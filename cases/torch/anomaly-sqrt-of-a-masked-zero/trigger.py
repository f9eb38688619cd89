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

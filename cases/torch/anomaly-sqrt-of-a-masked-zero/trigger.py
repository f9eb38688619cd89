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

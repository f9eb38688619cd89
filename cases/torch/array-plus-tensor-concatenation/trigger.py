import numpy as np
import torch

# %%
offset = np.array([1.0, 2.0])
points = torch.zeros(5, 2)
moved = offset + points  # errata: hit

# %%
def noisy(signal):
    noise = torch.randn(100)
    base = np.linspace(0, 1, 100)
    return base + noise  # errata: hit

# %%
total = np.zeros(3)
for batch in loader:
    scores = model(batch).detach()
    total += scores  # errata: hit

# %%
offset = np.array([1.0, 2.0])
points = torch.zeros(5, 2)
moved = torch.from_numpy(offset) + points  # errata: ok

# %%
offset = np.array([1.0, 2.0])
points = torch.zeros(5, 2)
moved = offset + points.numpy()  # errata: ok

# %%
offset = np.float64(2)
points = torch.zeros(5, 2)
moved = offset + points  # errata: ok

# %%
total = np.zeros(3)
total += np.ones(3)  # errata: ok

# %%
noise = np.random.randn(3)
noisy = noise + torch.zeros(3)  # errata: hit

# %%
noise = np.random.randn()
noisy = noise + torch.zeros(3)  # errata: ok

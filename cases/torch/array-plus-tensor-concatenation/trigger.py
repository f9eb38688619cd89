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

# %%
class Sampler:
    def __init__(self, dim):
        self.centre = np.zeros(dim)

    def sample(self, scale):
        eps = torch.randn(3)
        return self.centre + scale * eps  # errata: hit


Sampler(3).sample(0.1)

# %%
from torch import nn

model = nn.Linear(4, 3)
targets = np.ones((2, 3), dtype=np.float32)
total = np.zeros((2, 3))
for _ in range(3):
    with torch.no_grad():
        out = model(torch.ones(2, 4))
    total += out  # errata: hit

# %%
from torch import nn

history = np.zeros(3)
out = nn.Linear(4, 3)(torch.ones(4))
history = history + out.detach().cpu().numpy()  # errata: ok

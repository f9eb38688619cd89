import torch
import numpy as np

# %%
pairs = torch.tensor([torch.zeros(3), torch.ones(3)])  # errata: hit

# %%
rows = [torch.rand(4) for _ in range(8)]
table = torch.tensor(rows)  # errata: hit

# %%
table = torch.FloatTensor([torch.from_numpy(row) for row in rows])  # errata: hit

# %%
batch = [torch.cat([a, b]) for a in samples]
batch = torch.as_tensor(batch, dtype=torch.float32)  # errata: hit

# %%
rows = [torch.rand(4) for _ in range(8)]
table = torch.stack(rows)  # errata: ok

# %%
losses = [torch.mean(model(x)) for x in loader]
table = torch.tensor(losses)  # errata: ok

# %%
table = torch.tensor([np.ones(3), np.zeros(3)])  # errata: ok

# %%
numbers = [torch.rand(4).sum().item() for _ in range(8)]
table = torch.tensor(numbers)  # errata: ok

# %%
rows = []
for sample in loader:
    rows.append(torch.from_numpy(sample))
table = torch.tensor(rows, dtype=torch.float32)  # errata: hit

# %%
rows = []
for sample in loader:
    rows.append(torch.from_numpy(sample).mean())
table = torch.tensor(rows)  # errata: ok

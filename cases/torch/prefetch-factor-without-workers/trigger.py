import torch
from torch.utils.data import DataLoader

# %%
loader = DataLoader(data, batch_size=8, prefetch_factor=2)  # errata: hit

# %%
loader = torch.utils.data.DataLoader(data, 8, num_workers=0, prefetch_factor=4)  # errata: hit

# %%
WORKERS = 0
loader = DataLoader(data, num_workers=WORKERS, shuffle=True, prefetch_factor=2)  # errata: hit

# %%
loader = DataLoader(data, num_workers=4, prefetch_factor=2)  # errata: ok

# %%
loader = DataLoader(data, num_workers=0, prefetch_factor=None)  # errata: ok


# %%
def make(data, workers):
    return DataLoader(data, num_workers=workers, prefetch_factor=2 if workers else None)  # errata: ok

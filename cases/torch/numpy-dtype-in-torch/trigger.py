import numpy as np
import torch

# %%
table = torch.zeros((4, 3), dtype=np.float32)  # errata: hit

# %%
dtype = np.int64
ids = torch.tensor([1, 2, 3], dtype=dtype)  # errata: hit

# %%
steps = torch.arange(3, dtype=np.float64)  # errata: hit


# %%
def start(size, dtype=np.float32):
    return torch.empty(size, dtype=dtype)  # errata: hit


# %%
table = np.zeros((4, 3), dtype=np.float32)  # errata: ok

# %%
table = torch.zeros((4, 3), dtype=torch.float32)  # errata: ok

# %%
table = torch.from_numpy(np.zeros((4, 3), dtype=np.float32))  # errata: ok

# %%
table = torch.zeros(3, dtype=float)  # errata: ok

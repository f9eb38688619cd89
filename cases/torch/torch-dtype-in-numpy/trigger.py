import numpy as np
import torch

# %%
table = np.zeros((4, 3), dtype=torch.float32)  # errata: hit

# %%
dtype = torch.long
ids = np.array([1, 2, 3], dtype=dtype)  # errata: hit

# %%
scores = np.ones(3).astype(torch.float16)  # errata: hit


# %%
def empty(size, dtype=torch.float32):
    return np.empty(size, dtype)  # errata: hit


# %%
table = np.zeros((4, 3), dtype=np.float32)  # errata: ok

# %%
table = torch.zeros((4, 3), dtype=torch.float32)  # errata: ok

# %%
array = np.zeros(3, dtype=torch.zeros(1).numpy().dtype)  # errata: ok

# %%
tensor = torch.from_numpy(np.zeros(3, dtype="float32")).to(torch.float16)  # errata: ok

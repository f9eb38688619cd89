import numpy as np
import torch

# %%
keep = 1 - attention_mask.bool()  # errata: hit

# %%
finite = 1 - torch.isnan(loss)  # errata: hit


# %%
def bias(mask):
    padding = torch.eq(mask, 0)
    return (1.0 - padding) * -10000.0  # errata: hit


# %%
keep = 1 - attention_mask.bool().long()  # errata: ok

# %%
keep = 1 - torch.isnan(loss).float()  # errata: ok

# %%
keep = 1 - np.isnan(values)  # errata: ok

# %%
keep = ~attention_mask.bool()  # errata: ok


# %%
def bias(mask):
    padding = torch.eq(mask, 0).to(torch.float32)
    return (1.0 - padding) * -10000.0  # errata: ok

# %%
noise = torch.rand(8, 4)
kept = 1 - (noise < 0.1)  # errata: hit

# %%
noise = np.random.rand(8, 4)
kept = 1 - (noise < 0.1)  # errata: ok

# %%
noise = torch.rand(8, 4)
kept = 1 - (noise < 0.1).float()  # errata: ok

# %%
noise = torch.rand(8, 4)
kept = 1 - noise  # errata: ok

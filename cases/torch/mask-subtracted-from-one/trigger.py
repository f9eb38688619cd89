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

# %%
valid = tokens.ne(0)
bias = (1.0 - valid) * -1e4  # errata: hit
soft = 1.0 - tokens.ne(0).to(torch.float32)  # errata: ok
valid = valid.float()
keep = 1.0 - valid  # errata: ok

# %%
causal = torch.triu(torch.ones(4, 4, dtype=torch.bool), diagonal=1)
scores = scores * (1 - causal)  # errata: hit

# %%
causal = torch.tril(torch.ones(4, 4))
future = 1 - causal  # errata: ok

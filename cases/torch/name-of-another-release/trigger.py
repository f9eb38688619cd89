import torch
from torch import nn
import torch.nn.functional as F

norm = nn.RMSNorm(4)  # errata: hit

# %%
class Block(torch.nn.Module):
    def __init__(self, width):
        super().__init__()
        self.norm = torch.nn.RMSNorm(width, eps=1e-6)  # errata: hit

# %%
y = F.rms_norm(x, (4,))  # errata: hit

# %%
norm = nn.LayerNorm(4)  # errata: ok

# %%
if hasattr(nn, "RMSNorm"):
    norm = nn.RMSNorm(4)  # errata: ok

# %%
class RMSNorm(nn.Module):
    pass


norm = RMSNorm(4)  # errata: ok

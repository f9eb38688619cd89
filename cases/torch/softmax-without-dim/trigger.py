import torch
import torch.nn.functional as F

# %%
weights = F.softmax(scores)  # errata: hit

# %%
weights = F.softmax(scores, dim=-1)  # errata: ok

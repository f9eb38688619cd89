import torch
from torch import nn
from torch.nn.utils import clip_grad_norm_

# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(1000, 16, sparse=True)


torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)  # errata: hit

# %%
bag = nn.EmbeddingBag(1000, 16, mode="sum", sparse=True)
clip_grad_norm_(bag.parameters(), max_norm=1.0)  # errata: hit

# %%
table = nn.Embedding(10, 3, sparse=True)


def step():
    nn.utils.clip_grad_norm_(table.parameters(), 5.0, norm_type=2)  # errata: hit

# %%
table = nn.Embedding(10, 3)
nn.utils.clip_grad_norm_(table.parameters(), 5.0)  # errata: ok

# %%
table = nn.Embedding(10, 3, sparse=True)
nn.utils.clip_grad_value_(dense.parameters(), 5.0)  # errata: ok

# %%
table = nn.Embedding(10, 3, sparse=False)
clip_grad_norm_(table.parameters(), 5.0)  # errata: ok

# %%
table = nn.Embedding(10, 3, sparse=True)
nn.utils.clip_grad_norm_(head.parameters(), 5.0)  # errata: ok
gradient = table.weight.grad.coalesce()

# %%
table = nn.Embedding(10, 3, sparse=True)
dense = [one for one in net.parameters() if not one.grad.is_sparse]
clip_grad_norm_(dense, 5.0)  # errata: ok

import torch
import torch.nn.functional as F
from torch import nn

# %%
embedding = nn.Embedding(100, 8)
vectors = embedding(torch.Tensor([1, 5, 7]))  # errata: hit

# %%
embedding = nn.Embedding(100, 8)
ids = torch.FloatTensor(rows)
vectors = embedding(ids)  # errata: hit


# %%
class Words(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(100, 8)

    def forward(self, length):
        padding = torch.zeros(length)
        return self.embedding(padding)  # errata: hit


# %%
vectors = F.embedding(torch.Tensor(ids), table)  # errata: hit

# %%
embedding = nn.Embedding(100, 8)
vectors = embedding(torch.tensor([1, 5, 7]))  # errata: ok

# %%
embedding = nn.Embedding(100, 8)
ids = torch.FloatTensor(rows)
ids = ids.long()
vectors = embedding(ids)  # errata: ok

# %%
embedding = nn.Embedding(100, 8)
vectors = embedding(torch.zeros(4, dtype=torch.long))  # errata: ok

# %%
embedding = nn.Embedding(100, 8)
vectors = embedding(torch.Tensor([1, 5, 7]).long())  # errata: ok

# %%
layer = nn.Linear(3, 8)
vectors = layer(torch.Tensor([1, 5, 7]))  # errata: ok

# %%
embedding = nn.Embedding(100, 8)
vectors = embedding(torch.LongTensor([1, 5, 7]))  # errata: ok

# %%
embedding = nn.Embedding(100, 8).to("cuda")
table = torch.tensor(rows, dtype=torch.float32)
vectors = embedding(table[:, 0])  # errata: hit

# %%
embedding = nn.Embedding(100, 8)
table = torch.tensor(rows, dtype=torch.float32)
vectors = embedding(table[:, 0].long())  # errata: ok

# %%
embedding = nn.Embedding(100, 8)
table = torch.tensor(rows)
vectors = embedding(table[:, 0])  # errata: ok

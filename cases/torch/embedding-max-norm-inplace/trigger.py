import torch
from torch import nn

# %%
table = nn.Embedding(10, 3, max_norm=1.0)
scores = table.weight @ w  # errata: hit
out = table(ids) + scores

# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(10, 3, max_norm=True)

    def forward(self, ids):
        keys = self.embedding.weight.t() @ self.q  # errata: hit
        return self.embedding(ids) @ keys

# %%
bag = torch.nn.EmbeddingBag(10, 3, max_norm=2.0, mode="sum")
penalty = bag.weight.pow(2).sum()  # errata: hit
loss = bag(ids).sum() + penalty

# %%
table = nn.Embedding(10, 3, max_norm=1.0)
scores = table.weight.clone() @ w  # errata: ok
out = table(ids) + scores

# %%
table = nn.Embedding(10, 3)
scores = table.weight @ w  # errata: ok
out = table(ids) + scores

# %%
table = nn.Embedding(10, 3, max_norm=1.0)
out = table(ids)
scores = table.weight @ w  # errata: ok

# %%
table = nn.Embedding(10, 3, max_norm=1.0)
nn.init.normal_(table.weight)  # errata: ok
out = table(ids)

# %%
table = nn.Embedding(10, 3, max_norm=1.0)
table.weight.data.copy_(vectors)  # errata: ok
size = table.weight.shape  # errata: ok
out = table(ids)

# %%
table = nn.Embedding(10, 3, max_norm=1.0)
optimizer = torch.optim.Adam(table.parameters())
total = table.weight.sum()  # errata: ok
turned = table.weight.t()  # errata: ok
gates = torch.sigmoid(table.weight)  # errata: ok
out = table(ids).sum() + total

# %%
embedding = nn.Embedding(10, 4, max_norm=1)
print(embedding.weight.shape, embedding.weight.abs().max().item())  # errata: ok
opt = torch.optim.SGD([embedding.weight], lr=0.1)
for _ in range(2):
    opt.zero_grad()
    embedding(torch.tensor([1, 2])).pow(2).sum().backward()
    opt.step()
    print(embedding.weight.pow(2).sum().item())  # errata: ok

# %%
embedding = nn.Embedding(10, 4, max_norm=1)
penalty = embedding.weight.pow(2).sum()  # errata: ok
penalty.backward()
loss = embedding(torch.tensor([1, 2])).sum()
loss.backward()

# %%
import torch.nn.functional as F


class Attention(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed = nn.Embedding(100, 8, max_norm=1.0)

    def forward(self, query, ids):
        scores = F.linear(query, self.embed.weight)  # errata: hit
        return scores + self.embed(ids).sum()

# %%
table = nn.Embedding(10, 3, max_norm=1.0)
penalty = torch.norm(table.weight)  # errata: hit
loss = table(ids).sum() + penalty
loss.backward()

# %%
table = nn.Embedding(10, 3, max_norm=None)
penalty = (table.weight**2).sum()  # errata: ok
loss = table(ids).sum() + penalty

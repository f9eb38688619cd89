import torch
from torch import nn, optim

# %%
table = nn.Embedding(1000, 16, sparse=True)
optimizer = optim.SGD(table.parameters(), lr=0.1, weight_decay=1e-5)  # errata: hit

# %%
class Factors(nn.Module):
    def __init__(self, users, items):
        super().__init__()
        self.users = nn.Embedding(users, 8, sparse=True)
        self.items = nn.Embedding(items, 8, sparse=True)

model = Factors(10, 20)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, weight_decay=args.decay)  # errata: hit

# %%
def make():
    bag = torch.nn.EmbeddingBag(100, 4, mode="sum", sparse=True)
    return bag, optim.SGD(bag.parameters(), 0.1, weight_decay=0.01)  # errata: hit

# %%
table = nn.Embedding(1000, 16)
optimizer = optim.SGD(table.parameters(), lr=0.1, weight_decay=1e-5)  # errata: ok

# %%
table = nn.Embedding(1000, 16, sparse=True)
optimizer = optim.SGD(table.parameters(), lr=0.1)  # errata: ok

# %%
table = nn.Embedding(1000, 16, sparse=True)
optimizer = optim.SGD(table.parameters(), lr=0.1, weight_decay=0)  # errata: ok

# %%
table, head = nn.Embedding(1000, 16, sparse=True), nn.Linear(16, 1)
groups = [{"params": table.parameters()}, {"params": head.parameters(), "weight_decay": 0.1}]
optimizer = optim.SGD(groups, lr=0.1)  # errata: ok


# %%
embedding = nn.Embedding(10, 4, sparse=True)
optimizer = torch.optim.SGD([embedding.weight], lr=0.1, weight_decay=1e-2)  # errata: hit

# %%
embedding, head = nn.Embedding(10, 4, sparse=True), nn.Linear(4, 1)
sparse = torch.optim.SparseAdam(embedding.parameters())
dense = torch.optim.SGD(head.parameters(), lr=0.1, weight_decay=1e-4)  # errata: ok

# %%
table = nn.Embedding(10, 4, sparse=True)
table.weight.requires_grad_(False)
model = nn.Sequential(table, nn.Linear(4, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, weight_decay=1e-4)  # errata: ok

# %%
bag, fc = nn.EmbeddingBag(100, 8, sparse=True), nn.Linear(8, 2)
params = list(bag.parameters()) + list(fc.parameters())
optimizer = optim.SGD(params, lr=0.1, weight_decay=5e-4)  # errata: hit

# %%
def make(sparse=False):
    return nn.Sequential(nn.Embedding(100, 8, sparse=sparse), nn.Linear(8, 1))


model = make()
optimizer = optim.SGD(model.parameters(), lr=0.1, weight_decay=1e-4)  # errata: ok
wide = nn.Sequential(nn.Embedding(10_000, 8, sparse=True), nn.Linear(8, 1))
wide_optimizer = optim.SGD(wide.parameters(), lr=0.1)  # errata: ok

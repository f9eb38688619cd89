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

# %%
table = nn.Embedding(num_embeddings=20, embedding_dim=4, sparse=True)
head = nn.Linear(4, 1)
params = list(table.parameters()) + list(head.parameters())
head(table(torch.tensor([1, 2]))).sum().backward()
torch.nn.utils.clip_grad_norm_(params, 5.0)  # errata: hit

# %%
emb = nn.Embedding(20, 4, sparse=True)
head = nn.Linear(4, 1)
head(emb(torch.tensor([1, 2]))).sum().backward()
clip_grad_norm_(head.parameters(), 1.0)  # errata: ok

# %%
emb = nn.Embedding(20, 4, sparse=True)
for p in emb.parameters():
    p.requires_grad = False
head = nn.Linear(4, 1)
model = nn.Sequential(emb, head)
model(torch.tensor([1, 2])).sum().backward()
clip_grad_norm_(model.parameters(), 1.0)  # errata: ok

# %%
model = nn.ModuleDict({"emb": nn.Embedding(20, 4, sparse=True), "head": nn.Linear(4, 1)})
model["head"](model["emb"](torch.tensor([1, 2]))).sum().backward()
dense = [p for n, p in model.named_parameters() if not n.startswith("emb")]
clip_grad_norm_(dense, 1.0)  # errata: ok

# %%
word = nn.Embedding(20, 4, sparse=True)
decoder = nn.GRU(4, 4)
decoder(word(torch.tensor([[1, 2]])))[0].sum().backward()
torch.nn.utils.clip_grad_norm_(decoder.parameters(), 1.0)  # errata: ok
sparse_opt = torch.optim.SparseAdam(word.parameters())

# %%
class Ranker(nn.Module):
    def __init__(self):
        super().__init__()
        self.items = nn.Embedding(1000, 16, sparse=True)
        self.mlp = nn.Linear(16, 1)


ranker = Ranker()
clip_grad_norm_(ranker.parameters(), 1.0)  # errata: hit
clip_grad_norm_(ranker.mlp.parameters(), 1.0)  # errata: ok

# %%
class Tower(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 1)

    def forward(self, x):
        return self.fc(x)


emb = nn.Embedding(10, 4, sparse=True)
tower = Tower()
tower(emb(torch.tensor([1]))).sum().backward()
nn.utils.clip_grad_norm_(tower.parameters(), 1.0)  # errata: ok

# %%
emb = nn.Embedding(10, 4, sparse=True)
head = nn.Sequential(nn.Linear(4, 4), nn.Linear(4, 1))
head(emb(torch.tensor([1]))).sum().backward()
nn.utils.clip_grad_norm_(head.parameters(), 1.0)  # errata: ok

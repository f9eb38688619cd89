import torch
from torch import nn
from torch.optim import SparseAdam


# %%
class Tagger(nn.Module):
    def __init__(self, words, tags):
        super().__init__()
        self.embedding = nn.Embedding(words, 16, sparse=True)
        self.tags = nn.Linear(16, tags)

    def forward(self, words):
        return self.tags(self.embedding(words))


tagger = Tagger(1000, 7)
optimizer = SparseAdam(tagger.parameters(), lr=1e-3)  # errata: hit

# %%
model = nn.Sequential(nn.EmbeddingBag(1000, 16, sparse=True), nn.Linear(16, 2))
optimizer = torch.optim.SparseAdam(list(model.parameters()))  # errata: hit


# %%
def make():
    layer = nn.Linear(8, 2)
    return torch.optim.SparseAdam(params=layer.parameters())  # errata: hit


# %%
class SkipGram(nn.Module):
    def __init__(self, words):
        super().__init__()
        self.centers = nn.Embedding(words, 16, sparse=True)
        self.contexts = nn.Embedding(words, 16, sparse=True)

    def forward(self, center, context):
        return (self.centers(center) * self.contexts(context)).sum(1)


skip_gram = SkipGram(1000)
optimizer = SparseAdam(list(skip_gram.parameters()), lr=1e-3)  # errata: ok


# %%
class Tagger(nn.Module):
    def __init__(self, words, tags):
        super().__init__()
        self.embedding = nn.Embedding(words, 16, sparse=True)
        self.tags = nn.Linear(16, tags)

    def forward(self, words):
        return self.tags(self.embedding(words))


tagger = Tagger(1000, 7)
optimizer = SparseAdam(tagger.embedding.parameters(), lr=1e-3)  # errata: ok
dense = torch.optim.Adam(tagger.tags.parameters(), lr=1e-3)  # errata: ok

# %%
model = nn.Sequential(nn.EmbeddingBag(1000, 16, sparse=True), nn.Linear(16, 2))
optimizer = torch.optim.SparseAdam(list(model[0].parameters()))  # errata: ok

# %%
model = nn.Sequential(nn.EmbeddingBag(1000, 16), nn.Linear(16, 2))
optimizer = torch.optim.Adam(model.parameters())  # errata: ok

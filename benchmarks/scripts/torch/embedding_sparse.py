"""The sparse gradient of an embedding, coalesced and applied by hand."""

import torch

torch.manual_seed(0)
embedding = torch.nn.Embedding(100, 8, sparse=True)
before = embedding.weight.detach().clone()
embedding(torch.tensor([1, 5, 5, 7])).sum().backward()
gradient = embedding.weight.grad.coalesce()
assert gradient.indices().tolist() == [[1, 5, 7]]
with torch.no_grad():
    embedding.weight -= 0.1 * gradient
changed = (embedding.weight != before).any(1).nonzero().flatten()
assert changed.tolist() == [1, 5, 7]
result = gradient.values()

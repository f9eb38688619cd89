"""Clip the sparse gradient by hand, the others with clip_grad_norm_."""

import torch

torch.manual_seed(0)
embedding = torch.nn.EmbeddingBag(50, 8, sparse=True)
head = torch.nn.Linear(8, 3)
model = torch.nn.Sequential(embedding, head)
optimizer = torch.optim.SGD(model.parameters(), lr=1.0)

words = torch.randint(50, (4, 6))
labels = torch.tensor([0, 2, 1, 1])
loss = torch.nn.functional.cross_entropy(model(words), labels)
loss.backward()
torch.nn.utils.clip_grad_norm_(head.parameters(), 0.1)
gradient = embedding.weight.grad.coalesce()
norm = gradient.values().norm()
gradient.values().mul_((0.1 / (norm + 1e-6)).clamp(max=1.0))
embedding.weight.grad = gradient
optimizer.step()
result = embedding.weight.grad.coalesce().values().norm()
assert result <= 0.1 + 1e-6, "the norm is %.4f" % result

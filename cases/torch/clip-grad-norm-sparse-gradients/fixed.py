"""Clip the gradients of a text classifier whose embedding bag has ordinary gradients."""

import torch

torch.manual_seed(0)
embedding = torch.nn.EmbeddingBag(50, 8)
model = torch.nn.Sequential(embedding, torch.nn.Linear(8, 3))
optimizer = torch.optim.SGD(model.parameters(), lr=1.0)

words = torch.randint(50, (4, 6))
labels = torch.tensor([0, 2, 1, 1])

loss = torch.nn.functional.cross_entropy(model(words), labels)
loss.backward()
norm = torch.nn.utils.clip_grad_norm_(model.parameters(), 0.1)
optimizer.step()
result = norm

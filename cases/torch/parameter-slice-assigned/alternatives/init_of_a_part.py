"""A function of `nn.init` fills a row of a weight, which stays a leaf and is trained."""

import torch

embedding = torch.nn.Embedding(6, 4)
torch.nn.init.constant_(embedding.weight[1], 0.5)
assert embedding.weight[1].tolist() == [0.5] * 4
assert embedding.weight.is_leaf and embedding.weight.requires_grad
embedding(torch.tensor([1, 2])).sum().backward()
assert embedding.weight.grad.sum() == 8

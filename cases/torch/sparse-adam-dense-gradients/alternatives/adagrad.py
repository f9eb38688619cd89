"""Adagrad and SGD take sparse and dense gradients in one optimizer."""

import torch
from torch import nn

torch.manual_seed(0)
for kind in (torch.optim.Adagrad, torch.optim.SGD):
    model = nn.Sequential(nn.Embedding(10, 4, sparse=True), nn.Linear(4, 10))
    optimizer, words, losses = kind(model.parameters(), lr=0.1), torch.tensor([1, 2]), []
    for _ in range(20):
        loss = nn.functional.cross_entropy(model(words), words)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    assert model[0].weight.grad.is_sparse and losses[-1] < losses[0]

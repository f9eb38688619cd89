"""A lookup that renormalises no row fails alike, and one of no row at all; what saves its result and not the weight passes."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def backward(expression, tokens):
    """The message of a backward pass through an expression of the weight and a lookup after it, and whether the weight moved."""
    embedding = torch.nn.Embedding(6, 4, max_norm=1.0).to(DEVICE)
    with torch.no_grad():
        embedding.weight.fill_(0.1)
    before = embedding.weight.detach().clone()
    penalty = expression(embedding.weight).sum()
    rows = embedding(torch.tensor(tokens, dtype=torch.long, device=DEVICE))
    assert torch.equal(embedding.weight, before)
    try:
        (rows.sum() + penalty).backward()
    except RuntimeError as error:
        return str(error)
    return None


for tokens in ([1, 2], []):
    assert "modified by an inplace operation" in backward(torch.square, tokens)
    assert backward(torch.exp, tokens) is None

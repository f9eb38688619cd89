"""`embedding.weight.detach()` before the lookup fails like the weight; its clone passes."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def passes(table):
    """Whether a backward pass works where the scores of a learned query stand before the lookup."""
    embedding = torch.nn.Embedding(6, 4, max_norm=1.0).to(DEVICE)
    query = torch.nn.Parameter(torch.ones(4, device=DEVICE))
    scores = table(embedding.weight) @ query
    rows = embedding(torch.tensor([1, 2], device=DEVICE))
    try:
        (rows.sum() + scores.sum()).backward()
    except RuntimeError as error:
        assert "[6, 4]] is at version 2; expected version 1" in str(error), error
        return False
    return True


assert not passes(lambda weight: weight.detach())
assert passes(lambda weight: weight.detach().clone())

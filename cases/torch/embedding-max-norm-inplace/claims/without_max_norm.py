"""The same program passes with `max_norm=None`."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")
tokens = torch.tensor([1, 2, 5], device=DEVICE)

for max_norm in (None, 1.0):
    embedding = torch.nn.Embedding(6, 4, max_norm=max_norm).to(DEVICE)
    mix = torch.nn.Linear(4, 4).to(DEVICE)
    table = mix(embedding.weight)
    loss = (embedding(tokens) @ table.T).sum()
    try:
        loss.backward()
    except RuntimeError as error:
        assert max_norm and "[6, 4]] is at version 2; expected version 1" in str(error), error
        assert "which is output" not in str(error), error
    else:
        assert max_norm is None, "nothing was raised"

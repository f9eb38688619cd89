"""Categorical names logits or probs, and the scale of a Normal has another constraint."""

import torch
from torch.distributions import Categorical, Normal

nan = torch.full((1, 2), float("nan"))
for make, words in (
    (lambda: Categorical(logits=nan), "Expected parameter logits (Tensor of shape (1, 2))"),
    (lambda: Categorical(logits=nan), "constraint IndependentConstraint(Real(), 1)"),
    (lambda: Categorical(probs=nan), "constraint Simplex()"),
    (lambda: Normal(torch.zeros(1, 2), nan), "constraint GreaterThan(lower_bound=0.0)"),
):
    try:
        make()
    except ValueError as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")

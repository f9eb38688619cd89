# releases: >=2.5
"""A table of integers is Long, and convolutions and products of matrices use other words."""

import torch
from torch import nn

double = torch.ones(2, 4, dtype=torch.float64)
for call, words in [
    (lambda: nn.Linear(4, 1)(double.long()), "but got Long and Float"),
    (lambda: nn.Conv1d(2, 1, 1)(double[None]), "Input type (double) and bias type (float)"),
    (
        lambda: nn.Conv1d(2, 1, 1, bias=False)(double[None]),
        "expected scalar type Double but found Float",
    ),
    (lambda: double @ torch.ones(4, 1), "expected m1 and m2 to have the same dtype"),
    (lambda: nn.Linear(4, 1, bias=False)(double), "expected m1 and m2 to have the same dtype"),
]:
    try:
        call()
    except RuntimeError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")

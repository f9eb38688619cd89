"""std and norm of integers raise in words of their own; sum, median and NumPy's mean take them."""

import torch

numbers = torch.arange(4)
for call, words in (
    (numbers.std, "std and var only support floating point and complex dtypes"),
    (lambda: torch.linalg.norm(numbers), "linalg.vector_norm: Expected a floating point or complex tensor as input. Got Long"),
):
    try:
        call()
    except RuntimeError as error:
        assert str(error) == words
    else:
        raise AssertionError("nothing was raised")
assert numbers.sum() == 6 and numbers.median() == 1
assert numbers.numpy().mean() == 1.5

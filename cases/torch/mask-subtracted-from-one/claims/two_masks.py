"""Two masks have the words "with two bool tensors", and -mask those of negation; a & ~b is what is in a only."""

import torch

a, b = torch.tensor([True, True, False]), torch.tensor([True, False, True])
for operation, words in (
    (lambda: a - b, "Subtraction, the `-` operator, with two bool tensors is not supported"),
    (lambda: -a, "Negation, the `-` operator, on a bool tensor is not supported"),
):
    try:
        operation()
    except RuntimeError as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")
assert (a & ~b).tolist() == [False, True, False]
assert (a ^ b).tolist() == [False, True, True]

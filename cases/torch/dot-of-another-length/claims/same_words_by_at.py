"""a @ b of two vectors has the same words, with the sizes in the order of the arguments."""

import torch

a, b = torch.zeros(3), torch.zeros(4)
for multiply in (lambda: torch.dot(a, b), lambda: a @ b, lambda: torch.matmul(a, b)):
    try:
        multiply()
    except RuntimeError as error:
        assert "expected tensor [3] and src [4] to have the same number of elements, but got 3 and 4" in str(error)
    else:
        raise AssertionError("nothing was raised")

"""A matrix times a vector, inner and outer have other words."""

import torch

matrix, three, four = torch.zeros(2, 3), torch.zeros(3), torch.zeros(4)
for multiply, words in (
    (lambda: torch.mv(matrix, four), ("size mismatch, got input (2), mat (2x3), vec (4)", "size mismatch, got 2, 2x3,4")),
    (lambda: matrix @ four, ("size mismatch, got input (2), mat (2x3), vec (4)", "size mismatch, got 2, 2x3,4")),
    (
        lambda: torch.inner(three, four),
        ("inner() the last dimension must match on both input tensors but got shapes [3] and [4]",),
    ),
    (lambda: torch.outer(matrix, four), ("outer: Expected 1-D argument self, but got 2-D",)),
):
    try:
        multiply()
    except RuntimeError as error:
        assert any(form in str(error) for form in words)
    else:
        raise AssertionError("nothing was raised")

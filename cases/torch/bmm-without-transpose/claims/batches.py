"""Batches of other sizes: bmm has the same words, matmul speaks of the size of tensor a."""

import torch

first, second = torch.zeros(8, 5, 64), torch.zeros(4, 64, 7)
for call, words in (
    (torch.bmm, "of batch2 tensor to be: [8, 64] but got: [4, 64]."),
    (torch.matmul, "The size of tensor a (8) must match the size of tensor b (4)"),
):
    try:
        call(first, second)
    except RuntimeError as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")

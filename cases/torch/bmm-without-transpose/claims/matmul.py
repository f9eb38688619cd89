"""matmul of batches has the words of bmm; of four dimensions the first two are joined, batch times heads."""

import torch

for query, key in (
    (torch.zeros(8, 5, 64), torch.zeros(8, 7, 64)),
    (torch.zeros(2, 4, 5, 64), torch.zeros(2, 4, 7, 64)),
):
    try:
        query @ key
    except RuntimeError as error:
        assert str(error) == (
            "Expected size for first two dimensions of batch2 tensor to be: [8, 64] "
            "but got: [8, 7]."
        )
    else:
        raise AssertionError("nothing was raised")

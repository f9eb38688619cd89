"""More draws than words, and probabilities of an integer type, have other words."""

import torch

for weights, draws, words in (
    (torch.ones(2, 4), 5, "cannot sample n_sample > prob_dist.size(-1) samples without replacement"),
    (torch.ones(2, 4, dtype=torch.long), 1, "multinomial only supports floating-point dtypes for input, got: Long"),
):
    try:
        torch.multinomial(weights, draws)
    except RuntimeError as error:
        assert str(error) == words
    else:
        raise AssertionError("nothing was raised")

"""Of a language model the last position alone is of two axes, and is taken."""

import torch

logits = torch.zeros(2, 5, 20)
drawn = torch.multinomial(logits[:, -1].softmax(-1), 1)
assert drawn.shape == (2, 1)
for cut in (logits[:, -1:], logits[0:1]):
    try:
        torch.multinomial(cut.softmax(-1), 1)
    except RuntimeError as error:
        assert str(error) == "prob_dist must be 1 or 2 dim"
    else:
        raise AssertionError("nothing was raised")

"""With `max_norm` the id -1 has the message of this case, and -5, below the last row of four, that of `select()`."""

import torch

for number, words in ((-1, "index out of range in self"), (-5, "select(): index -5 out of range")):
    try:
        torch.nn.Embedding(4, 2, max_norm=1.0)(torch.tensor([number]))
    except IndexError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")

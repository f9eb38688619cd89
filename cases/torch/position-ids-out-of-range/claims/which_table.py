"""An id of a token and a position that are out of range have the same message."""

import torch

tokens, positions = torch.nn.Embedding(100, 8), torch.nn.Embedding(32, 8)
for look_up in (lambda: tokens(torch.tensor([5, 100])), lambda: positions(torch.arange(75))):
    try:
        look_up()
    except IndexError as error:
        assert str(error) == "index out of range in self"
    else:
        raise AssertionError("nothing was raised")

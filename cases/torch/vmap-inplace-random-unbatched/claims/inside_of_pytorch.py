"""Initialisers, layers, `Exponential.sample` and `gumbel_softmax` of a tensor that is not mapped raise the same."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

draws = (
    lambda x: x + torch.nn.init.normal_(torch.empty(3)),
    lambda x: torch.nn.init.xavier_uniform_(torch.empty(3, 3)) @ x,
    lambda x: torch.nn.Linear(3, 3)(x),
    lambda x: x + torch.distributions.Exponential(torch.ones(3)).sample(),
    lambda x: x + torch.nn.functional.gumbel_softmax(torch.zeros(3), dim=0),
)
for draw in draws:
    try:
        vmap(draw, randomness="different")(torch.zeros(2, 3))
    except RuntimeError as error:
        assert "different inplace randomness on an unbatched tensor" in str(error), error
    else:
        raise AssertionError("nothing was raised")

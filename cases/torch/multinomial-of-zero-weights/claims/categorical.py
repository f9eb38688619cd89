"""`Categorical` refuses a row of zeros when it is made: "Expected parameter probs"; a single 0 it takes."""

import torch

for probs in (torch.zeros(4), torch.tensor([[0.5, 0.5], [0.0, 0.0]])):
    try:
        torch.distributions.Categorical(probs=probs)
    except ValueError as error:
        assert str(error).startswith("Expected parameter probs")
    else:
        raise AssertionError("nothing was raised")
assert torch.distributions.Categorical(probs=torch.tensor([0.0, 1.0])).sample() == 1

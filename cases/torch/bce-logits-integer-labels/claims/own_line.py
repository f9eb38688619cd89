"""`*=` with a float has the words of the loss, `clamp_` with a float says "long int"."""

import torch


def words(call):
    """The error of a call on an integer tensor."""
    try:
        call(torch.tensor([0, 1]))
    except RuntimeError as error:
        return str(error)
    return None


assert words(lambda x: x.mul_(0.5)) == "result type Float can't be cast to the desired output type Long"
assert words(lambda x: x.clamp_(min=0.5)) == "result type Float can't be cast to the desired output type long int"

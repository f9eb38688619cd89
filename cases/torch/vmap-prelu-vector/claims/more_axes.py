"""With more axes the message is a mismatch of channels; PReLU(3) raises it without vmap as well."""

import torch
from functorch import vmap


def refusal(call):
    """The message of the error."""
    try:
        call()
    except RuntimeError as error:
        return str(error)


words = "Mismatch of parameter numbers and input channel size. Found parameter numbers = %d and channel size = %d."
assert words % (1, 3) in refusal(lambda: vmap(torch.nn.PReLU())(torch.randn(5, 2, 3)))
assert words % (3, 1) in refusal(lambda: torch.nn.PReLU(3)(torch.randn(3)))
torch.nn.PReLU()(torch.randn(3))
torch.nn.PReLU()(torch.randn(2, 3))

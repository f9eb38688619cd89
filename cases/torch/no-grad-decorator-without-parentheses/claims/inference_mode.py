# releases: <2.1
"""`@torch.inference_mode` fails at the call, or, called with one argument, returns a function in place of the result."""

import torch


@torch.inference_mode
def evaluate(*arguments):
    """Return how many arguments came."""
    return len(arguments)


assert callable(evaluate(torch.nn.Linear(1, 1)))
for arguments in [(), (1, 2)]:
    try:
        evaluate(*arguments)
    except TypeError as error:
        assert "positional argument" in str(error)
    else:
        raise AssertionError("nothing was raised")

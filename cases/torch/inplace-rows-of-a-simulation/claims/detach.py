"""`detach()` of a row shares its version: the error stays. A clone ends it, with the gradient of all steps."""

import torch


def gradient(take, count=3):
    """The gradient of a factor that is applied `count` times, as power of the factor."""
    factor = torch.tensor(2.0, requires_grad=True)
    states = torch.ones(count + 1)
    for t in range(count):
        states[t + 1] = take(states[t]) * factor
    states[-1].backward()
    return factor.grad.item()


assert gradient(lambda row: row.clone()) == 12.0
for take in (lambda row: row, lambda row: row.detach()):
    try:
        gradient(take)
    except RuntimeError as error:
        assert "modified by an inplace operation" in str(error)
    else:
        raise AssertionError("nothing was raised")

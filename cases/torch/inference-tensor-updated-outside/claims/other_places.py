"""What a decorated function returns, and the statistics of a BatchNorm that was made under inference mode, are refused in the same words."""

import torch


@torch.inference_mode()
def total(batches):
    """The sum of all losses."""
    loss = 0.0
    for batch in batches:
        loss += batch.square().mean()
    return loss


def divided():
    """The caller divides."""
    loss = total([torch.ones(3), torch.ones(3)])
    loss /= 2


def trained():
    """A model that was built in the block is trained."""
    with torch.inference_mode():
        norm = torch.nn.BatchNorm1d(2)
    norm(torch.ones(4, 2))


for call in (divided, trained):
    try:
        call()
    except RuntimeError as error:
        assert "Inplace update to inference tensor outside InferenceMode" in str(error), error
    else:
        raise AssertionError("nothing was raised")

# releases: >=2.5
"""`LambdaLR` made before the group fails or leaves it out, `OneCycleLR` fails; made after it, they pass."""

import torch
from torch.optim.lr_scheduler import LambdaLR, OneCycleLR


def rates(make, late):
    """The rates of both groups after a step of a scheduler that is made first or last."""
    layers = torch.nn.Linear(2, 2), torch.nn.Linear(2, 2)
    optimizer = torch.optim.SGD(layers[0].parameters(), lr=0.5, momentum=0.9)
    if not late:
        scheduler = make(optimizer)
    optimizer.add_param_group({"params": layers[1].parameters()})
    if late:
        scheduler = make(optimizer)
    optimizer.step()
    try:
        scheduler.step()
    except (KeyError, ValueError) as error:
        return type(error)
    first, second = (group["lr"] for group in optimizer.param_groups)
    return first == second


def halved(optimizer):
    """Half the rate at each step."""
    return LambdaLR(optimizer, lambda epoch: 0.5**epoch)


def cycle(optimizer):
    """Up to 1 and down again."""
    return OneCycleLR(optimizer, max_lr=1.0, total_steps=10)


assert rates(halved, late=False) in (ValueError, False)
assert rates(cycle, late=False) is KeyError
assert rates(halved, late=True) is True
assert rates(cycle, late=True) is True

"""A LambdaLR that was made before `add_param_group` leaves the new group's rate alone, or raises; one made after it sets both."""

import torch


def rates(before):
    """The rates of both groups after two steps."""
    head, backbone = torch.nn.Parameter(torch.ones(2)), torch.nn.Parameter(torch.ones(2))
    optimizer = torch.optim.SGD([head], lr=1.0)
    if before:
        scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda epoch: 0.5**epoch)
    optimizer.add_param_group({"params": [backbone]})
    if not before:
        scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda epoch: 0.5**epoch)
    for _ in range(2):
        optimizer.step()
        scheduler.step()
    return [group["lr"] for group in optimizer.param_groups]


assert rates(before=False) == [0.25, 0.25]
try:
    assert rates(before=True) == [0.25, 1.0]
except ValueError as error:
    assert "is shorter than argument" in str(error)

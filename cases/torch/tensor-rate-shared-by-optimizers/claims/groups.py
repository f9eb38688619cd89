# releases: >=2.5
"""The groups of one optimizer hold the tensor that was given, and a scheduler with a rule for each leaves all with the last one's rate."""

import torch

parameters = [torch.nn.Parameter(torch.ones(1)) for _ in range(2)]


def rates(*given):
    """The rates of two groups after a step, of which the second should be halved."""
    groups = [{"params": [parameter], **more} for parameter, more in zip(parameters, given)]
    optimizer = torch.optim.SGD(groups, lr=torch.tensor(0.5), foreach=False)
    scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, [lambda epoch: 1, lambda epoch: 0.5**epoch])
    optimizer.step()
    scheduler.step()
    return [float(group["lr"]) for group in optimizer.param_groups]


assert rates({}, {}) == [0.25, 0.25]
assert rates({"lr": torch.tensor(0.5)}, {"lr": torch.tensor(0.5)}) == [0.5, 0.25]

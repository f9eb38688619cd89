"""A LambdaLR made with the last finished epoch, after the state of the optimizer was loaded, goes on with the right rates."""

import torch
from torch.optim.lr_scheduler import LambdaLR


def rate(epoch):
    return 0.1 ** (epoch // 2)


weight = torch.nn.Parameter(torch.ones(1))
for done in (1, 2, 3, 4):
    optimizer = torch.optim.SGD([weight], lr=0.1)
    scheduler = LambdaLR(optimizer, rate)
    for _ in range(done):
        optimizer.step()
        scheduler.step()
    resumed = torch.optim.SGD([weight], lr=0.1)
    resumed.load_state_dict(optimizer.state_dict())
    scheduler = LambdaLR(resumed, rate, last_epoch=done - 1)
    for epoch in range(done, done + 3):
        assert abs(resumed.param_groups[0]["lr"] - 0.1 * rate(epoch)) < 1e-9
        resumed.step()
        scheduler.step()

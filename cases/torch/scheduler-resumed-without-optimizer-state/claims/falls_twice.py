"""A StepLR or MultiStepLR made with `last_epoch` after the state of the optimizer was loaded lets the rate fall twice where it resumes at a fall."""

import torch
from torch.optim.lr_scheduler import MultiStepLR, StepLR


def make_step(optimizer, last_epoch=-1):
    return StepLR(optimizer, step_size=2, last_epoch=last_epoch)


def make_steps(optimizer, last_epoch=-1):
    return MultiStepLR(optimizer, [2, 4], last_epoch=last_epoch)


for make in (make_step, make_steps):
    for done, right in ((3, 0.01), (4, 0.001)):
        weight = torch.nn.Parameter(torch.ones(1))
        optimizer = torch.optim.SGD([weight], lr=0.1)
        scheduler = make(optimizer)
        for _ in range(done):
            optimizer.step()
            scheduler.step()
        assert abs(optimizer.param_groups[0]["lr"] - right) < 1e-9

        resumed = torch.optim.SGD([weight], lr=0.1)
        resumed.load_state_dict(optimizer.state_dict())
        make(resumed, last_epoch=done - 1)
        rate = resumed.param_groups[0]["lr"]
        assert abs(rate - (right if done == 3 else right / 10)) < 1e-9, (done, rate)

        both = torch.optim.SGD([weight], lr=0.1)
        again = make(both)
        both.load_state_dict(optimizer.state_dict())
        again.load_state_dict(scheduler.state_dict())
        assert abs(both.param_groups[0]["lr"] - right) < 1e-9

"""AdamW, NAdam, RMSprop and Adagrad make such weights NaN as well; SGD does not."""

import torch


def after_a_step(kind):
    weight = torch.nn.Parameter(torch.ones(2, dtype=torch.float16))
    weight.grad = torch.tensor([0.0, 1e-4], dtype=torch.float16)
    kind([weight], lr=1e-3).step()
    return weight.detach()


for kind in (torch.optim.AdamW, torch.optim.NAdam, torch.optim.RMSprop, torch.optim.Adagrad):
    assert after_a_step(kind)[0].isnan(), kind
assert after_a_step(torch.optim.SGD).isfinite().all()

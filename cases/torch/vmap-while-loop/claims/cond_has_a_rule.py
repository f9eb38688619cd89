"""torch.cond passes under vmap."""

import torch


def root(x):
    return torch.cond(x > 0, lambda x: x.sqrt(), lambda x: x * 0, (x,))


x = torch.tensor([4.0, -1.0, 9.0])
assert torch.vmap(root)(x).tolist() == [2.0, 0.0, 3.0]

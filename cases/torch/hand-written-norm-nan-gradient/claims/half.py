# releases: >=2.1
"""1e-12 is 0 in float16, so that it leaves the gradient NaN under the root; 1e-6 does not."""

import torch

for epsilon in (1e-12, 1e-6):
    a = torch.ones(1, 4, dtype=torch.float16, requires_grad=True)
    squares = ((a - torch.ones(1, 4, dtype=torch.float16)) ** 2).sum(-1)
    (squares + epsilon).sqrt().sum().backward()
    assert a.grad.isnan().all() == (epsilon == 1e-12)
    assert (torch.tensor(epsilon, dtype=torch.float16) == 0) == (epsilon == 1e-12)

    a.grad = None
    ((a - 1) ** 2).sum(-1).clamp(min=1e-6).sqrt().sum().backward()
    assert a.grad.tolist() == [[0] * 4]

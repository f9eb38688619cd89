# releases: >=2.14
"""A gate at the bound stays with SGD and Adam; weight decay moves it, and then it is trained."""

import torch


def trained(optimizer, **options):
    """The gate after 30 steps towards a half."""
    gate = torch.nn.Parameter(torch.ones(()))
    steps = optimizer([gate], lr=0.1, **options)
    for _ in range(30):
        steps.zero_grad()
        (gate.clamp(0.0, 1.0) - 0.5).square().backward()
        steps.step()
    return gate.item()


assert trained(torch.optim.SGD) == 1.0
assert trained(torch.optim.SGD, momentum=0.9) == 1.0
assert trained(torch.optim.Adam) == 1.0
assert trained(torch.optim.SGD, weight_decay=0.01) < 0.7
assert trained(torch.optim.AdamW) < 0.7

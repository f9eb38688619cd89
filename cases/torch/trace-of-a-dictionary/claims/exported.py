# releases: >=2.2
"""torch.export.export takes the dictionary as it is."""

import torch


class Model(torch.nn.Module):
    def forward(self, x):
        return {"y": x + 1}


x = torch.ones(2)
assert torch.equal(torch.export.export(Model(), (x,)).module()(x)["y"], x + 1)

"""Serve an exported scorer that takes its tensors one by one."""

import torch


class Scorer(torch.nn.Module):
    """Masked mean of the features of a batch."""

    def forward(self, features, mask):
        """One score per row."""
        return (features * mask).sum(1) / mask.sum(1)


torch.manual_seed(0)
features, mask = torch.randn(2, 3), torch.tensor([[1.0, 1.0, 0.0], [1.0, 1.0, 1.0]])
program = torch.export.export(Scorer(), (features, mask)).module()

request = {"mask": mask, "features": features}
result = program(request["features"], request["mask"])
assert torch.allclose(result, Scorer()(**request))

"""Serve an exported scorer with batches whose keys are sorted, in the export and in each call."""

import torch


class Scorer(torch.nn.Module):
    """Masked mean of the features of a batch."""

    def forward(self, batch):
        """One score per row."""
        return (batch["features"] * batch["mask"]).sum(1) / batch["mask"].sum(1)


torch.manual_seed(0)
features, mask = torch.randn(2, 3), torch.tensor([[1.0, 1.0, 0.0], [1.0, 1.0, 1.0]])
example = dict(sorted({"mask": mask, "features": features}.items()))
program = torch.export.export(Scorer(), (example,)).module()

request = {"mask": mask, "features": features}
result = program(dict(sorted(request.items())))
assert torch.allclose(result, Scorer()(request))

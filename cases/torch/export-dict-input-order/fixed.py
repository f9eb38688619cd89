"""Serve an exported scorer with batches whose keys are put into the order of the export."""

import torch


class Scorer(torch.nn.Module):
    """Masked mean of the features of a batch."""

    def forward(self, batch):
        """One score per row."""
        return (batch["features"] * batch["mask"]).sum(1) / batch["mask"].sum(1)


torch.manual_seed(0)
features, mask = torch.randn(2, 3), torch.tensor([[1.0, 1.0, 0.0], [1.0, 1.0, 1.0]])
program = torch.export.export(Scorer(), ({"features": features, "mask": mask},)).module()

request = {"mask": mask, "features": features}
request = {key: request[key] for key in ("features", "mask")}
result = program(request)
assert torch.allclose(result, Scorer()(request))

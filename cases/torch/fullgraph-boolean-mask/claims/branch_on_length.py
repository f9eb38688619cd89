# releases: >=2.5
"""A branch on the length of the selection is refused although its length is captured."""

import torch
import torch._dynamo.config

torch._dynamo.config.capture_dynamic_output_shape_ops = True


def mean(x, mask):
    """The mean of what is selected, or of all."""
    chosen = x[mask]
    return chosen.mean() if chosen.numel() > 1 else x.mean()


try:
    torch.compile(mean, backend="eager", fullgraph=True)(torch.ones(2), torch.tensor([True, True]))
except torch._dynamo.exc.UserError as error:
    assert "data-dependent expression" in str(error), error
else:
    raise AssertionError("nothing was raised")

# releases: >=2.2,<2.3
"""An int of a fixed dimension, a constant, text and `None` are refused, with `strict=False` in other words; the size of a dynamic dimension passes."""

import torch
from torch.export import Dim, export


class Head(torch.nn.Module):
    """A tensor and something else."""

    def __init__(self, extra):
        super().__init__()
        self.extra = extra

    def forward(self, features):
        """Both."""
        return features * 2, self.extra(features)


features = torch.ones(5, 8)
values = (lambda x: x.shape[1], lambda x: 7, lambda x: "boxes", lambda x: None)
for value in values:
    for strict, words in ((True, "but only the following types are supported"), (False, "object has no attribute 'meta'")):
        try:
            export(Head(value), (features,), strict=strict)
        except (AssertionError, AttributeError) as error:
            assert words in str(error), error
        else:
            raise RuntimeError("nothing was raised")
program = export(Head(lambda x: x.shape[0]), (features,), dynamic_shapes=({0: Dim("boxes")},))
assert program(features)[1] == 5

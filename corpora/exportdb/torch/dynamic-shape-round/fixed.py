"""ExportDB's example dynamic_shape_round, run eagerly."""

import copy

import torch
from torch.export import Dim


class DynamicShapeRound(torch.nn.Module):
    """
    Calling round on dynamic shapes is not supported.
    """

    def forward(self, x):
        return x[: round(x.shape[0] / 2)]


x = torch.randn(3, 2)
dim0_x = Dim("dim0_x")
example_args = (x,)
dynamic_shapes = {"x": {0: dim0_x}}
model = DynamicShapeRound()


def run(program):
    torch.manual_seed(0)
    return program(*copy.deepcopy(example_args), **copy.deepcopy({}))


torch.testing.assert_close(run(copy.deepcopy(model)), run(copy.deepcopy(model)))

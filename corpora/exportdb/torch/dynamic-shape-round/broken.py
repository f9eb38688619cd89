"""ExportDB's example dynamic_shape_round, exported."""

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


exported = torch.export.export(
    copy.deepcopy(model), copy.deepcopy(example_args), copy.deepcopy({}), dynamic_shapes=dynamic_shapes
)
torch.testing.assert_close(run(exported.module()), run(copy.deepcopy(model)))

"""ExportDB's example scalar_output, run eagerly."""

import copy

import torch
from torch.export import Dim
x = torch.randn(3, 2)
dim1_x = Dim("dim1_x")


class ScalarOutput(torch.nn.Module):
    """
    Returning scalar values from the graph is supported, in addition to Tensor
    outputs. Symbolic shapes are captured and rank is specialized.
    """
    def __init__(self) -> None:
        super().__init__()

    def forward(self, x):
        return x.shape[1] + 1


example_args = (x,)
dynamic_shapes = {"x": {1: dim1_x}}
model = ScalarOutput()


def run(program):
    torch.manual_seed(0)
    return program(*copy.deepcopy(example_args), **copy.deepcopy({}))


torch.testing.assert_close(run(copy.deepcopy(model)), run(copy.deepcopy(model)))

"""ExportDB's example pytree_flatten, exported."""

import copy

import torch
from torch.utils import _pytree as pytree


class PytreeFlatten(torch.nn.Module):
    """
    Pytree from PyTorch can be captured by TorchDynamo.
    """

    def forward(self, x):
        y, _spec = pytree.tree_flatten(x)
        return y[0] + 1


example_args = ({1: torch.randn(3, 2), 2: torch.randn(3, 2)},),
model = PytreeFlatten()


def run(program):
    torch.manual_seed(0)
    return program(*copy.deepcopy(example_args), **copy.deepcopy({}))


exported = torch.export.export(
    copy.deepcopy(model), copy.deepcopy(example_args), copy.deepcopy({})
)
torch.testing.assert_close(run(exported.module()), run(copy.deepcopy(model)))

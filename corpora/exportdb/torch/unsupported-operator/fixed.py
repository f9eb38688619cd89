"""ExportDB's example unsupported_operator, run eagerly."""

import copy

import torch


class TorchSymMin(torch.nn.Module):
    """
    torch.sym_min operator is supported in export.
    """

    def forward(self, x):
        return x.sum() + torch.sym_min(x.size(0), 100)


example_args = (torch.randn(3, 2),)
model = TorchSymMin()


def run(program):
    torch.manual_seed(0)
    return program(*copy.deepcopy(example_args), **copy.deepcopy({}))


torch.testing.assert_close(run(copy.deepcopy(model)), run(copy.deepcopy(model)))

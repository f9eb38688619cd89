"""ExportDB's example tensor_setattr, run eagerly."""

import copy

import torch


class TensorSetattr(torch.nn.Module):
    """
    setattr() call onto tensors is not supported.
    """
    def forward(self, x, attr):
        setattr(x, attr, torch.randn(3, 2))
        return x + 4


example_args = (torch.randn(3, 2), "attr")
model = TensorSetattr()


def run(program):
    torch.manual_seed(0)
    return program(*copy.deepcopy(example_args), **copy.deepcopy({}))


torch.testing.assert_close(run(copy.deepcopy(model)), run(copy.deepcopy(model)))

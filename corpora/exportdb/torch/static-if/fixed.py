"""ExportDB's example static_if, run eagerly."""

import copy

import torch


class StaticIf(torch.nn.Module):
    """
    `if` statement with static predicate value should be traced through with the
    taken branch.
    """

    def forward(self, x):
        if len(x.shape) == 3:
            return x + torch.ones(1, 1, 1)

        return x


example_args = (torch.randn(3, 2, 2),)
model = StaticIf()


def run(program):
    torch.manual_seed(0)
    return program(*copy.deepcopy(example_args), **copy.deepcopy({}))


torch.testing.assert_close(run(copy.deepcopy(model)), run(copy.deepcopy(model)))

"""ExportDB's example list_unpack, exported."""

import copy

import torch


class ListUnpack(torch.nn.Module):
    """
    Lists are treated as static construct, therefore unpacking should be
    erased after tracing.
    """

    def forward(self, args: list[torch.Tensor]):
        """
        Lists are treated as static construct, therefore unpacking should be
        erased after tracing.
        """
        x, *y = args
        return x + y[0]


example_args = ([torch.randn(3, 2), torch.tensor(4), torch.tensor(5)],)
model = ListUnpack()


def run(program):
    torch.manual_seed(0)
    return program(*copy.deepcopy(example_args), **copy.deepcopy({}))


exported = torch.export.export(
    copy.deepcopy(model), copy.deepcopy(example_args), copy.deepcopy({})
)
torch.testing.assert_close(run(exported.module()), run(copy.deepcopy(model)))

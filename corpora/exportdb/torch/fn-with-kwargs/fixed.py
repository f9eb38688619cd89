"""ExportDB's example fn_with_kwargs, run eagerly."""

import copy

import torch


class FnWithKwargs(torch.nn.Module):
    """
    Keyword arguments are not supported at the moment.
    """

    def forward(self, pos0, tuple0, *myargs, mykw0, **mykwargs):
        out = pos0
        for arg in tuple0:
            out = out * arg
        for arg in myargs:
            out = out * arg
        out = out * mykw0
        out = out * mykwargs["input0"] * mykwargs["input1"]
        return out


example_args = (
    torch.randn(4),
    (torch.randn(4), torch.randn(4)),
    *[torch.randn(4), torch.randn(4)]
)
example_kwargs = {
    "mykw0": torch.randn(4),
    "input0": torch.randn(4),
    "input1": torch.randn(4),
}
model = FnWithKwargs()


def run(program):
    torch.manual_seed(0)
    return program(*copy.deepcopy(example_args), **copy.deepcopy(example_kwargs))


torch.testing.assert_close(run(copy.deepcopy(model)), run(copy.deepcopy(model)))

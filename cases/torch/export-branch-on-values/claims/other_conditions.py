# releases: >=2.5
"""Non-strict export names a comparison of `.item()`; `equal` and `allclose` have an error of their own."""

import torch


class Net(torch.nn.Module):
    """A model that calls a function."""

    def __init__(self, function):
        super().__init__()
        self.function = function
        self.register_buffer("flag", torch.tensor(True))

    def forward(self, x):
        """The output of the function."""
        return self.function(self, x)


for condition, name, words in (
    (lambda x: x.max().item() > 1.0, "GuardOnDataDependentSymNode", "zuf0 > 1.0"),
    (lambda x: x.long().sum().item() > 2, "GuardOnDataDependentSymNode", "u0 > 2"),
    (lambda x: torch.equal(x, x), "DataDependentOutputException", "aten.equal"),
    (lambda x: torch.allclose(x, x), "DataDependentOutputException", "aten.allclose"),
):
    try:
        torch.export.export(Net(lambda net, x: x if condition(x) else -x), (torch.ones(3),), strict=False)
    except Exception as error:
        assert type(error).__name__ == name and words in str(error), (type(error), error)
    else:
        raise AssertionError("nothing was raised")

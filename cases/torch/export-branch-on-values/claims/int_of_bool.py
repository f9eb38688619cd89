# releases: >=2.5
"""`int` or `float` of a condition stops non-strict export with the words of a branch; the condition as a factor does not."""

import torch


class Net(torch.nn.Module):
    """A model that calls a function."""

    def __init__(self, function):
        super().__init__()
        self.function = function

    def forward(self, x):
        """The output of the function."""
        return self.function(x)


for number in (int, float):
    try:
        torch.export.export(Net(lambda x: x * number(x.mean() > 0)), (torch.ones(3),), strict=False)
    except Exception as error:
        assert type(error).__name__ == "GuardOnDataDependentSymNode" and "Eq(u0, 1)" in str(error), error
    else:
        raise AssertionError("nothing was raised")
program = torch.export.export(Net(lambda x: x * (x.mean() > 0)), (torch.ones(3),), strict=False).module()
assert program(torch.ones(3)).tolist() == [1.0] * 3 and program(-torch.ones(3)).tolist() == [0.0] * 3

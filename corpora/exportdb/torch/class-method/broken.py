"""ExportDB's example class_method, exported."""

import copy

import torch


class ClassMethod(torch.nn.Module):
    """
    Class methods are inlined during tracing.
    """

    @classmethod
    def method(cls, x):
        return x + 1

    def __init__(self) -> None:
        super().__init__()
        self.linear = torch.nn.Linear(4, 2)

    def forward(self, x):
        x = self.linear(x)
        return self.method(x) * self.__class__.method(x) * type(self).method(x)


example_args = (torch.randn(3, 4),)
model = ClassMethod()


def run(program):
    torch.manual_seed(0)
    return program(*copy.deepcopy(example_args), **copy.deepcopy({}))


exported = torch.export.export(
    copy.deepcopy(model), copy.deepcopy(example_args), copy.deepcopy({})
)
torch.testing.assert_close(run(exported.module()), run(copy.deepcopy(model)))

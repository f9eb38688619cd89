"""ExportDB's example specialized_attribute, exported."""

import copy

from enum import Enum
import torch


class Animal(Enum):
    COW = "moo"




class SpecializedAttribute(torch.nn.Module):
    """
    Model attributes are specialized.
    """

    def __init__(self) -> None:
        super().__init__()
        self.a = "moo"
        self.b = 4

    def forward(self, x):
        if self.a == Animal.COW.value:
            return x * x + self.b
        else:
            raise ValueError("bad")


example_args = (torch.randn(3, 2),)
model = SpecializedAttribute()


def run(program):
    torch.manual_seed(0)
    return program(*copy.deepcopy(example_args), **copy.deepcopy({}))


exported = torch.export.export(
    copy.deepcopy(model), copy.deepcopy(example_args), copy.deepcopy({})
)
torch.testing.assert_close(run(exported.module()), run(copy.deepcopy(model)))

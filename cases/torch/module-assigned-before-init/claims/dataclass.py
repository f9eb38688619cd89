"""A field that is a module is refused, the call in `__post_init__` too; an `InitVar` is not. Without `eq=False` there is no hash."""

import dataclasses

import torch


@dataclasses.dataclass(eq=False)
class TooLate(torch.nn.Module):
    """Its field is assigned before `__post_init__`."""

    encoder: torch.nn.Module

    def __post_init__(self):
        super().__init__()


@dataclasses.dataclass(eq=False)
class InTime(torch.nn.Module):
    """It assigns its encoder itself."""

    encoder: dataclasses.InitVar[torch.nn.Module]

    def __post_init__(self, encoder):
        super().__init__()
        self.encoder = encoder


try:
    TooLate(torch.nn.Linear(1, 1))
except AttributeError as error:
    assert str(error) == "cannot assign module before Module.__init__() call"
else:
    raise AssertionError("nothing was raised")
assert list(InTime(torch.nn.Linear(1, 1)).state_dict()) == ["encoder.weight", "encoder.bias"]


@dataclasses.dataclass
class WithEq(torch.nn.Module):
    """It has no hash, as its `__eq__` was made for it."""

    size: int

    def __post_init__(self):
        super().__init__()


try:
    list(WithEq(3).parameters())
except TypeError as error:
    assert "unhashable type" in str(error)
else:
    raise AssertionError("nothing was raised")

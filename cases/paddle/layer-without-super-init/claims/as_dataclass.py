"""The `__init__` that `@dataclass` writes does not call that of nn.Layer; `__post_init__` can, after it has set the numbers."""

from dataclasses import dataclass

from paddle import nn


@dataclass(eq=False)
class Digits(nn.Layer):
    hidden: int = 16

    def __post_init__(self):
        self.first = nn.Linear(64, self.hidden)


@dataclass(eq=False)
class Called(nn.Layer):
    hidden: int = 16

    def __post_init__(self):
        super().__init__()
        self.first = nn.Linear(64, self.hidden)


try:
    Digits()
except ValueError as error:
    assert str(error) == "super().__init__() should be called first", error
else:
    raise AssertionError("accepted")
assert len(Called(hidden=4).parameters()) == 2

"""The call may be missing in a base class between the own class and nn.Layer: the error is the same."""

from paddle import nn


class Base(nn.Layer):
    def __init__(self, width):
        self.width = width


class Head(Base):
    def __init__(self):
        super().__init__(4)
        self.fc = nn.Linear(self.width, 2)


try:
    Head()
except ValueError as error:
    assert str(error) == "super().__init__() should be called first", error
else:
    raise AssertionError("accepted")

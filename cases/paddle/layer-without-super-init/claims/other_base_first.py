"""A base class before nn.Layer that does not call super().__init__() keeps the call from nn.Layer; after nn.Layer it does not."""

from paddle import nn


class Named:
    def __init__(self):
        self.name = "head"


class First(Named, nn.Layer):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(2, 2)


class Second(nn.Layer, Named):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(2, 2)


try:
    First()
except ValueError as error:
    assert str(error) == "super().__init__() should be called first", error
else:
    raise AssertionError("accepted")
assert len(Second().parameters()) == 2

"""`super().__init__` without brackets and `super(nn.Layer, self).__init__()` give the same error; the call after the layers does too."""

from paddle import nn


class NoBrackets(nn.Layer):
    def __init__(self):
        super().__init__
        self.fc = nn.Linear(2, 2)


class WrongClass(nn.Layer):
    def __init__(self):
        super(nn.Layer, self).__init__()
        self.fc = nn.Linear(2, 2)


class TooLate(nn.Layer):
    def __init__(self):
        self.fc = nn.Linear(2, 2)
        super().__init__()


for kind in (NoBrackets, WrongClass, TooLate):
    try:
        kind()
    except ValueError as error:
        assert str(error) == "super().__init__() should be called first", error
    else:
        raise AssertionError("accepted")

"""`super().__init__(classes)` in a right constructor is refused in the same words: nn.Module takes no argument."""

from torch import nn


class Classifier(nn.Module):
    def __init__(self, classes):
        super().__init__(classes)


try:
    Classifier(3)
except TypeError as error:
    assert "__init__() takes 1 positional argument but 2 were given" in str(error), error
else:
    raise AssertionError("nothing was raised")

"""With a keyword the words are "got an unexpected keyword argument"."""

from torch import nn


class Classifier(nn.Module):
    def _init_(self, classes):
        super().__init__()


try:
    Classifier(classes=3)
except TypeError as error:
    assert "__init__() got an unexpected keyword argument 'classes'" in str(error), error
else:
    raise AssertionError("nothing was raised")

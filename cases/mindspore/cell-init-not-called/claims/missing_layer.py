"""A layer that was never set has the same words with its own name, without an underscore."""

from mindspore import nn


class Classifier(nn.Cell):
    def __init__(self):
        super().__init__()
        self.hidden = nn.Dense(8, 3)


try:
    Classifier().out
except AttributeError as error:
    assert "The 'Classifier' object has no attribute 'out'" in str(error)
else:
    raise AssertionError("nothing was raised")

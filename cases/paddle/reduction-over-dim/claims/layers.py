"""A layer refuses it as well, on every release: nn.Softmax(dim=1) names Softmax.__init__(); nn.Softmax(axis=1) is right."""

from paddle import nn

try:
    nn.Softmax(dim=1)
except TypeError as error:
    assert str(error) == "Softmax.__init__() got an unexpected keyword argument 'dim'", error
else:
    raise AssertionError("accepted")
nn.Softmax(axis=1)

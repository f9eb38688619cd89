"""A loss is averaged by a word that it does not know."""

from mindspore import nn

nn.MSELoss(reduction="average")

"""A rate of dropout in percents."""

from mindspore import nn

nn.Dropout(p=50)

"""The rate comes from a schedule that fell below zero."""

from mindspore import nn

nn.Adam(nn.Dense(1, 1).trainable_params(), learning_rate=-1e-4)

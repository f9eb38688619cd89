"""Labels were read from a table as floats."""

from mindspore import nn, ops

loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True)
loss(ops.zeros((4, 3)), ops.zeros((4,)))

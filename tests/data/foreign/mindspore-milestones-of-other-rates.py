"""A schedule has fewer rates than milestones."""

from mindspore import nn

nn.piecewise_constant_lr([2, 5, 10], [0.1, 0.05])

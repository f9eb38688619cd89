"""A deep copy has parameters of other names, and the same values."""

import copy

import paddle
from paddle import nn

teacher = nn.Conv2D(1, 2, 3, weight_attr=paddle.ParamAttr(name="conv1_weights"))
student = copy.deepcopy(teacher)
assert student.weight.name != teacher.weight.name
assert (student.weight.numpy() == teacher.weight.numpy()).all()

"""A batch of comparisons decides a branch."""

from mindspore import ops

if ops.zeros((3,)) > 0:
    pass

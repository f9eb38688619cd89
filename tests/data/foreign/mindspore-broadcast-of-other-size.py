"""A class token is expanded although it has a batch."""

from mindspore import ops

ops.broadcast_to(ops.zeros((2, 1, 8)), (5, 1, 8))

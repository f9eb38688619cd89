"""An einsum names the axes of a single matrix, and gets a batch."""

from mindspore import ops

ops.einsum("ij,jk->ik", ops.zeros((4, 5, 6)), ops.zeros((6, 7)))

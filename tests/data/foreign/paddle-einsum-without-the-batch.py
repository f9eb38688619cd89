"""An einsum names the axes of a single matrix, and gets a batch."""

import paddle

paddle.einsum("ij,jk->ik", paddle.zeros([4, 5, 6]), paddle.zeros([6, 7]))

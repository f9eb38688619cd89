# releases: >=3.3.1
"""A buffer of a layer is overwritten like an argument."""

import paddle


class Masked(paddle.nn.Layer):
    """Zero the first column of the buffer, and sum its squares."""

    def __init__(self):
        super().__init__()
        self.register_buffer("mask", paddle.full([2, 2], 3.0))

    def forward(self, x):
        self.mask[:, 0] = 0.0
        squares = self.mask * self.mask
        return (squares * x).sum()


layer = Masked()
paddle.jit.to_static(layer, full_graph=True)(paddle.ones([2, 2]))
assert layer.mask.tolist() == [[0.0, 9.0], [0.0, 9.0]], layer.mask.tolist()

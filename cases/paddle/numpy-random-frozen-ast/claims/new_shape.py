"""Under the AST transformer an input of another shape, and `eval()` after `train()`, have another number; what was recorded stays."""

import numpy as np
import paddle


class Noisy(paddle.nn.Layer):
    """Add a number from NumPy."""

    def forward(self, x):
        return x + float(np.random.rand())


layer = paddle.jit.to_static(Noisy(), full_graph=True)
one, two = paddle.zeros([1]), paddle.zeros([2])
first, other_shape = layer(one).item(), layer(two)[0].item()
layer.eval()
evaluated = layer(one).item()
layer.train()
assert len({first, other_shape, evaluated}) == 3
assert layer(one).item() == first
assert layer(two)[0].item() == other_shape

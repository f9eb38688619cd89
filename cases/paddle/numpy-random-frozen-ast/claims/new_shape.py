"""Under the AST transformer an input of another shape or dtype, another Python argument, and `eval()` after `train()`, have another number; what was recorded stays."""

import numpy as np
import paddle


class Noisy(paddle.nn.Layer):
    """Add a number from NumPy."""

    def forward(self, x, scale=1):
        return x + float(np.random.rand())


layer = paddle.jit.to_static(Noisy(), full_graph=True)
one, two = paddle.zeros([1]), paddle.zeros([2])
first, other_shape = layer(one).item(), layer(two)[0].item()
other_dtype, other_argument = layer(one.astype("float64")).item(), layer(one, 2).item()
layer.eval()
evaluated = layer(one).item()
layer.train()
assert len({round(one, 4) for one in (first, other_shape, other_dtype, other_argument, evaluated)}) == 5
assert layer(one).item() == first
assert layer(two)[0].item() == other_shape

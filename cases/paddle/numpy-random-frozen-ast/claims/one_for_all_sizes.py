"""Under the AST transformer an `input_spec` with None has one number for all sizes."""

import numpy as np
import paddle


def noisy(x):
    """Add a number from NumPy."""
    return x + float(np.random.rand())


spec = [paddle.static.InputSpec([None], "float32")]
noisy = paddle.jit.to_static(noisy, full_graph=True, input_spec=spec)
assert len({noisy(paddle.zeros([size]))[0].item() for size in (1, 2, 3)}) == 1

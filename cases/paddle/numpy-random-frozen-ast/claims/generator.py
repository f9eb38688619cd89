"""The AST transformer refuses a method of NumPy's generator objects."""

import numpy as np
import paddle

for generator in (np.random.default_rng(0).normal, np.random.RandomState(0).rand):

    def noisy(x):
        """Add a number from the generator."""
        return x + float(generator())

    try:
        paddle.jit.to_static(noisy, full_graph=True)(paddle.zeros([1]))
    except TypeError as error:
        assert "cython_function_or_method" in str(error)
    else:
        raise AssertionError("nothing was raised")

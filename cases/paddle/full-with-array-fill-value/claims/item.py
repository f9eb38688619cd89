"""`item()` takes the number of an array that `keepdims` left dimensions of; `float()` refuses that since NumPy 2.4."""

import numpy as np
import paddle

largest = np.array([[0.25, 0.5]]).max(keepdims=True)
assert largest.shape == (1, 1)
assert paddle.full([2], largest.item()).tolist() == [0.5, 0.5]
try:
    value = float(largest)
except TypeError as error:
    refused = "0-dimensional arrays" in str(error)
else:
    refused = False
assert refused == (tuple(map(int, np.__version__.split(".")[:2])) >= (2, 4)), np.__version__
assert float(np.array(0.5)) == 0.5

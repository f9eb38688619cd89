"""One number out of an array is named by its class, numpy.float32 or numpy.float64."""

import numpy as np

for dtype in ("float32", "float64"):
    try:
        np.ones(2, dtype)[0].unsqueeze(0)
    except AttributeError as error:
        assert str(error) == f"'numpy.{dtype}' object has no attribute 'unsqueeze'"
    else:
        raise AssertionError("nothing was raised")

"""dtype=object, or a None among numbers, makes an array of objects, and a part of it stays one; numbers with text make one of text, and rows of other lengths without a dtype raise."""

import numpy as np
import torch  # noqa: F401

table = np.array([[5.1, 3.5, "setosa"], [7.0, 3.2, "virginica"]], dtype=object)
assert table[:, :2].dtype == object
assert np.array([1, None, 3]).dtype == object
assert np.array([[5.1, "setosa"]]).dtype.kind == "U"
try:
    np.array([[1, 2], [3]])
except ValueError as error:
    assert "inhomogeneous shape" in str(error)
else:
    raise AssertionError("nothing was raised")

"""Arrays of uint32, of dates, of lists of different lengths and of numbers with None fail in the same words."""

import numpy as np
import paddle

for data in (
    np.array([1], "uint32"),
    np.array(["2020-01-01"], "datetime64[D]"),
    np.array([[1, 2], [3]], dtype=object),
    np.array([1.5, None], dtype=object),
):
    try:
        paddle.to_tensor(data)
    except ValueError as error:
        assert "tensor.set() supports array with bool" in str(error), error
    else:
        raise AssertionError("accepted")

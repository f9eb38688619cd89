"""astype reads text of numbers and makes None a NaN; at other text and at rows of other lengths it raises."""

import numpy as np
import torch  # noqa: F401

assert np.array([1, "2.5"], dtype=object).astype("float32").tolist() == [1, 2.5]
assert np.isnan(np.array([1, None]).astype("float32")).tolist() == [False, True]
ragged = np.array([[1, 2], [3]], dtype=object)
for values, words in (
    (np.array([1, "red"], dtype=object), "could not convert string to float: 'red'"),
    (ragged, "setting an array element with a sequence"),
):
    try:
        values.astype("float32")
    except ValueError as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")

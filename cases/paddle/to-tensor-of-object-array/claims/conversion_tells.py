"""`astype("float32")` of the whole table names the word that is no number; it converts numbers in quotes, and None becomes NaN."""

import numpy as np

rows = np.array([[5.1, 3.5, "setosa"]], dtype=object)
try:
    rows.astype("float32")
except ValueError as error:
    assert "could not convert string to float: 'setosa'" in str(error), error
else:
    raise AssertionError("accepted")
assert np.array(["1.5"]).astype("float32").tolist() == [1.5]
converted = np.array([1.5, "2", None], dtype=object).astype("float32")
assert converted[:2].tolist() == [1.5, 2.0] and np.isnan(converted[2])

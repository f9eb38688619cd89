"""`astype("float32")` of the whole table names the value that is no number."""

import numpy as np

rows = np.array([[5.1, 3.5, "setosa"]], dtype=object)
try:
    rows.astype("float32")
except ValueError as error:
    assert "could not convert string to float: 'setosa'" in str(error), error
else:
    raise AssertionError("accepted")

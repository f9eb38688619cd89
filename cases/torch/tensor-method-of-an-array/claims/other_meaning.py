"""size, view and max of an array are others: a number, a view as another type, an axis called axis."""

import numpy as np

array = np.ones((2, 3))
for use, words in (
    (lambda: array.size(0), "'int' object is not callable"),
    (lambda: array.view(-1, 3), "Type must be a sub-type of ndarray type"),
    (lambda: array.max(dim=1), "unexpected keyword argument 'dim'"),
):
    try:
        use()
    except (TypeError, ValueError) as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")

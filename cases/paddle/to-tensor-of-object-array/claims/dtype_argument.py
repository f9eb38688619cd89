"""`dtype="float32"` does not help with objects and strings: a TypeError, `but received object`."""

import numpy as np
import paddle

for rows, kind in ((np.array([[5.1, 3.5]], dtype=object), "object"), (np.array(["1", "2"]), "<U1"), (["1", "2"], "<U1")):
    try:
        paddle.to_tensor(rows, dtype="float32")
    except TypeError as error:
        assert "dtype must be any of" in str(error) and "but received " + kind in str(error), error
    else:
        raise AssertionError("accepted")

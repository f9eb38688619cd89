"""A row of int32 and one of float32 raise an error with both dtypes."""

import mindspore.dataset as ds
import numpy as np


rows = [(np.ones(3, np.int32),), (np.ones(3, np.float32),)]
try:
    list(
        ds.GeneratorDataset(rows, ["ids"], shuffle=False)
        .batch(2)
        .create_dict_iterator(output_numpy=True)
    )
except RuntimeError as error:
    assert "type int32" in str(error) or "type:float32" in str(error)
    assert "Cannot batch tensors with different types" in str(
        error
    ) or "Inconsistent batch type" in str(error)
else:
    raise AssertionError("nothing was raised")

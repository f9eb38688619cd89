"""An object of another class is refused even if NumPy can read it; np.asarray of it is accepted."""

import numpy as np
import paddle


class Column:
    """A column of a table, which NumPy reads by `__array__`."""

    def __array__(self, dtype=None, copy=None):
        return np.ones(2, "float32")


try:
    paddle.to_tensor(Column())
except TypeError as error:
    assert "Can't constructs a 'paddle.Tensor' with data type <class '__main__.Column'>" in str(error), error
else:
    raise RuntimeError("nothing was raised")
assert paddle.to_tensor(np.asarray(Column())).tolist() == [1, 1]

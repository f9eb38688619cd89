"""A list or an array as the index is refused as no tensor; in brackets both are accepted."""

import numpy as np
import paddle

table = paddle.arange(8).reshape([4, 2])
for index, name in (([0, 1], "list"), (np.array([0, 1]), "numpy.ndarray")):
    for function in (paddle.gather, paddle.index_select):
        try:
            function(table, index)
        except ValueError as error:
            words = "%s(): argument 'index' (position 1) must be Tensor, but got %s" % (function.__name__, name)
            assert words in str(error), error
        else:
            raise RuntimeError("accepted")
    assert table[index].tolist() == [[0, 1], [2, 3]]

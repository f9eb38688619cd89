# releases: >=3.0
"""stack, add_n, einsum and broadcast_tensors have the words of concat, with their own names."""

import numpy as np
import paddle

tensor, array = paddle.ones([2, 3]), np.ones((2, 3), dtype="float32")
for name, call in (
    ("stack", lambda: paddle.stack([tensor, array])),
    ("add_n", lambda: paddle.add_n([tensor, array])),
    ("einsum", lambda: paddle.einsum("ij,ij->i", tensor, array)),
    ("broadcast_tensors", lambda: paddle.broadcast_tensors([tensor, array])),
):
    try:
        call()
    except ValueError as error:
        assert "(InvalidArgument) %s(): argument" % name in str(error)
        assert "must be list of Tensors" in str(error)
    else:
        raise AssertionError("nothing was raised")

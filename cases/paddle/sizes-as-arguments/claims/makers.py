"""zeros, ones, rand and randn take the second number for the dtype, and have the same words."""

import paddle

for make in (paddle.zeros, paddle.ones, paddle.rand, paddle.randn):
    try:
        make(2, 3)
    except TypeError as error:
        assert "Cannot interpret '3' as a data type" in str(error), error
    else:
        raise RuntimeError("nothing was raised")
    assert list(make([2, 3]).shape) == [2, 3]

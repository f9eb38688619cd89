# releases: ==2.6.2
"""On 2.6.2 a list with -1, and one of another number of elements, are refused in the same words, for a contiguous tensor too."""

import paddle

x = paddle.arange(24, dtype="float32").reshape([4, 6])
for shape in ([2, -1], [-1], [5, 5]):
    try:
        x.view(shape)
    except ValueError as error:
        assert "The Tensor can not be viewed, please call reshape." in str(error), error
    else:
        raise RuntimeError("nothing was raised")

"""view(-1) has the same words with its number; view of three numbers has "too many positional arguments"."""

import paddle

x = paddle.ones([4, 6])
for call, words in (
    (lambda: x.view(-1), "Cannot interpret '-1' as a data type"),
    (lambda: x.view(2, 12), "Cannot interpret '2' as a data type"),
    (lambda: x.view(4, 2, 3), "positional arguments"),
):
    try:
        call()
    except TypeError as error:
        assert words in str(error), error
    else:
        raise RuntimeError("nothing was raised")

# releases: >=2.6
"""`x.ndim()` ends in the same words on every release, `x.shape(0)` in "'list'" or, on 3.3, "'paddle.base.libpaddle.Size' object is not callable"; `x.dim()` works."""

import paddle

x = paddle.zeros([2, 3, 4])
kind = "'list'" if type(x.shape) is list else "'paddle.base.libpaddle.Size'"
for call, words in (
    (lambda: x.ndim(), "'int' object is not callable"),
    (lambda: x.shape(0), kind + " object is not callable"),
):
    try:
        call()
    except TypeError as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)
assert x.dim() == 3

# releases: <3.0
"""On 2.6 `x.ndim()` and `x.size()` end in the same words, `x.shape(0)` in "'list' object is not callable"; `x.dim()` works."""

import paddle

x = paddle.zeros([2, 3, 4])
for call, words in (
    (lambda: x.size(), "'int' object is not callable"),
    (lambda: x.ndim(), "'int' object is not callable"),
    (lambda: x.shape(0), "'list' object is not callable"),
):
    try:
        call()
    except TypeError as error:
        assert str(error) == words, error
    else:
        raise AssertionError(words)
assert x.dim() == 3

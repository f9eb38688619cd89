# releases: <3.0
"""On 2.6 a third number is refused by Python, the name dim0 as well, and there is no permute and no swapaxes."""

import paddle

x = paddle.arange(24).reshape([2, 3, 4])
for call, words in (
    (lambda: x.transpose(2, 0, 1), "transpose() takes from 2 to 3 positional arguments but 4 were given"),
    (lambda: paddle.transpose(x, dim0=0, dim1=1), "got an unexpected keyword argument 'dim0'"),
):
    try:
        call()
    except TypeError as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)
for name in ("permute", "swapaxes"):
    assert not hasattr(x, name)

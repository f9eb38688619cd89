# releases: <2.1
"""In PyNative mode `reshape((-1, n))` says that a pointer is null; `reshape(n, -1)` and `view(n, -1)` fail as well."""

import mindspore as ms
from mindspore import ops

ms.set_context(mode=ms.PYNATIVE_MODE)
x, n = ops.ones((4,), ms.float32), ms.Tensor(2, ms.int64)
for reshape, words in [
    (lambda: x.reshape((-1, n)), "The pointer[tensor_ptr] is null."),
    (lambda: x.reshape(n, -1), "The input object is not a tensor!"),
    (lambda: x.view(n, -1), "The input object is not a tensor!"),
    (lambda: ops.tile(x, (n, 1)), "The input object is not a tensor!"),
]:
    try:
        reshape().asnumpy()
    except RuntimeError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")

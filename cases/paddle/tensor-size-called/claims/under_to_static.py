# releases: >=3.3
"""Under `to_static` `size(0)` fails on 3.3 as well, with and without `full_graph`; `shape[0]` works."""

import paddle


def by_size(x):
    return paddle.reshape(x, [x.size(0), -1])


def by_shape(x):
    return paddle.reshape(x, [x.shape[0], -1])


x = paddle.zeros([2, 3, 4])
for full_graph in (True, False):
    assert list(paddle.jit.to_static(by_shape, full_graph=full_graph)(x).shape) == [2, 12]
    try:
        paddle.jit.to_static(by_size, full_graph=full_graph)(x)
    except Exception:
        pass
    else:
        raise AssertionError("size can be called")

# releases: >=3.3
"""Under `to_static` `size(0)` fails on 3.3 as well, in other words with and without `full_graph`; `shape[0]` works."""

import paddle


def by_size(x):
    return paddle.reshape(x, [x.size(0), -1])


def by_shape(x):
    return paddle.reshape(x, [x.shape[0], -1])


x = paddle.zeros([2, 3, 4])
for full_graph, kind, words in (
    (True, "TypeError", "full(): argument (position 2) must be double, but got str"),
    (False, "InnerError", "AttributeError: 'int' object has no attribute '__call__'"),
):
    assert list(paddle.jit.to_static(by_shape, full_graph=full_graph)(x).shape) == [2, 12]
    try:
        paddle.jit.to_static(by_size, full_graph=full_graph)(x)
    except Exception as error:
        assert type(error).__name__ == kind and words in str(error), error
    else:
        raise AssertionError("size can be called")

# releases: ==3.3.1
"""`zeros`, `ones` and `full` write to the tensor that `out=` names, also under the AST transformer."""

import paddle


def zeros(buffer):
    paddle.zeros([3], out=buffer)
    return buffer * 1


def ones(buffer):
    paddle.ones([3], out=buffer)
    return buffer * 1


def full(buffer):
    paddle.full([3], 7.0, out=buffer)
    return buffer * 1


for function, expected in ((zeros, 0.0), (ones, 1.0), (full, 7.0)):
    convert = paddle.jit.to_static(function, full_graph=True)
    assert (convert(paddle.full([3], 100.0)) == expected).all()

# releases: ==3.3.1
"""`zeros`, `ones`, `full` and `gather` write to the tensor that `out=` names, also under the AST transformer."""

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


def gather(buffer):
    paddle.gather(paddle.full([3], 7.0), paddle.to_tensor([0, 1, 2]), out=buffer)
    return buffer * 1


for function, expected in ((zeros, 0.0), (ones, 1.0), (full, 7.0), (gather, 7.0)):
    convert = paddle.jit.to_static(function, full_graph=True)
    assert (convert(paddle.full([3], 100.0)) == expected).all()

# releases: >=3.0
"""A tensor of another number of dimensions, or of another dtype, before the `if` is an error too; another size is not."""

import paddle


def convert(before):
    @paddle.jit.to_static(full_graph=True)
    def scale(x):
        factor = before()
        if x.mean() > 0:
            factor = x.sum(axis=1)
        return x + factor

    return scale


assert convert(lambda: paddle.zeros([2]))(paddle.ones([2, 2])).tolist() == [[3.0] * 2] * 2
assert convert(lambda: paddle.zeros([1]))(paddle.ones([2, 2])).tolist() == [[3.0] * 2] * 2
for before in (lambda: paddle.zeros([]), lambda: 0.0, lambda: paddle.zeros([2], "int64")):
    try:
        convert(before)(paddle.ones([2, 2]))
    except Exception as error:
        assert "In transformed code" in str(error), error
    else:
        raise AssertionError("accepted")

# releases: >=2.6
"""After the `if` a test of the variable for None is False for each input, without an error: `None` before the `if` does not help."""

import paddle


@paddle.jit.to_static(full_graph=True)
def scale(x):
    factor = None
    if x.mean() > 0:
        factor = x.sum()
    if factor is None:
        x = x * 5
    return x


assert scale(paddle.ones([2, 2])).tolist() == [[1.0] * 2] * 2
assert scale(-paddle.ones([2, 2])).tolist() == [[-1.0] * 2] * 2

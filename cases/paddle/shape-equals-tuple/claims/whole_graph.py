# releases: >=2.6
"""Inside `to_static(full_graph=True)` `shape` is a list on all releases, which equals no tuple."""

import paddle


def compare(x):
    """Add one where the shape equals the list, ten where it equals the tuple."""
    return x + (1.0 if x.shape == [2, 3] else 0.0) + (10.0 if x.shape == (2, 3) else 0.0)


convert = paddle.jit.to_static(compare, full_graph=True)
assert (convert(paddle.zeros([2, 3])) == 1.0).all()

# releases: >=3.0
"""A function that returns the variable gives its caller an `UndefinedVar`, without an error, whichever branch is taken."""

import paddle


@paddle.jit.to_static(full_graph=True)
def total(x):
    if x.mean() > 0:
        y = x.sum()
    return y


for x in (paddle.ones([2, 2]), -paddle.ones([2, 2])):
    assert type(total(x)).__name__ == "UndefinedVar"

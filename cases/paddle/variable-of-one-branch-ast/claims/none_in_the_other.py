# releases: >=3.0
"""A variable that the other branch sets to None has the same error."""

import paddle


@paddle.jit.to_static(full_graph=True)
def scale(x):
    if x.mean() > 0:
        factor = x.sum(axis=1)
    else:
        factor = None
    return x * factor.unsqueeze(1)


try:
    scale(paddle.ones([2, 4]))
except AttributeError as error:
    assert "'UndefinedVar' object has no attribute 'unsqueeze'" in str(error), error
else:
    raise AssertionError("accepted")

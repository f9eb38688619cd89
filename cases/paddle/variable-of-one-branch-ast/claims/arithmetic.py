# releases: >=3.0
"""An operator that gets the variable has other words: must be double, but got UndefinedVar."""

import paddle


@paddle.jit.to_static(full_graph=True)
def scale(x):
    if x.mean() > 0:
        factor = x.sum()
    return x * factor


try:
    scale(paddle.ones([2, 4]))
except Exception as error:
    assert "but got UndefinedVar" in str(error), error
else:
    raise AssertionError("accepted")

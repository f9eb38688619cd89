# releases: >=3.0
"""Under to_static with full_graph=True a comprehension's filter has the error, where an `if` statement is converted."""

import paddle


@paddle.jit.to_static(full_graph=True)
def statement(x):
    if x.mean() > 0:
        y = x * 2
    else:
        y = x - 1
    return y


@paddle.jit.to_static(full_graph=True)
def comprehension(x):
    return [x * 2 for _ in range(1) if x.mean() > 0]


assert statement(paddle.ones([2])).tolist() == [2, 2]
try:
    comprehension(paddle.ones([2]))
except TypeError as error:
    assert "bool(Tensor) is not supported in static graph mode" in str(error), error
else:
    raise AssertionError("accepted")

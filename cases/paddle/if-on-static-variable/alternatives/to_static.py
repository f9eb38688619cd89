"""Scale a value up if it is positive, in a function that to_static turns into a program."""

import paddle


@paddle.jit.to_static(full_graph=True)
def scale(x):
    if x > 0:
        y = x * 2
    else:
        y = x - 1
    return y


result = scale(paddle.to_tensor([-3.0])).numpy()
assert result[0] == -4, "the result is %s, not -4" % result[0]

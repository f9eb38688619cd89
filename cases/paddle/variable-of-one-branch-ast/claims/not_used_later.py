"""A variable of one branch that is not used after the `if` is right."""

import paddle


@paddle.jit.to_static(full_graph=True)
def scale(x):
    if x.mean() > 0:
        factor = x.sum(axis=1)
        y = x * factor.unsqueeze(1)
    else:
        y = x
    return y


assert scale(paddle.ones([2, 4])).tolist() == [[4.0] * 4] * 2
assert scale(-paddle.ones([2, 4])).tolist() == [[-1.0] * 4] * 2

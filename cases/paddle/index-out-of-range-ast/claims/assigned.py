# releases: >=2.6
"""Under the AST transformer an assignment to the row past the end changes nothing and raises nothing."""

import paddle


def fill(states, step):
    """Fill the row of the step."""
    states[step] = 7.0
    return states


filled = paddle.jit.to_static(fill, full_graph=True)(paddle.ones([3, 4]), paddle.to_tensor(3))
assert (filled == 1.0).all()

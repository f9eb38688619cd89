# releases: >=2.6
"""Under SOT a Python counter in a global is read anew in every call."""

import paddle

calls = 0


def warm_up(gradient):
    """Scale the gradient by 1/4, 2/4, 3/4 and 4/4 in the first four calls."""
    global calls
    calls += 1
    return gradient * (calls / 4.0)


warm_up = paddle.jit.to_static(warm_up, full_graph=False)
scales = [warm_up(paddle.ones([1])).item() for _ in range(4)]
assert scales == [0.25, 0.5, 0.75, 1.0], "warm-up scales are %s" % scales

"""Count calls in a Python global inside a function that AST tracing turns into a static program."""

import os

import numpy as np
import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")

if paddle.__version__.startswith("1."):
    from paddle import fluid

    fluid.enable_dygraph(fluid.CPUPlace())
    to_tensor = fluid.dygraph.to_variable
    to_static = fluid.dygraph.declarative
else:
    to_tensor = paddle.to_tensor

    def to_static(function):
        """Convert with the AST transformer, not with SOT."""
        return paddle.jit.to_static(function, full_graph=True)


calls = 0


def warm_up(gradient):
    """Scale the gradient by 1/4, 2/4, 3/4 and 4/4 in the first four calls."""
    global calls
    calls += 1
    return gradient * (calls / 4.0)


if MODE == "ast":
    warm_up = to_static(warm_up)

gradient = to_tensor(np.ones([1], dtype="float32"))
result = np.concatenate([warm_up(gradient).numpy() for _ in range(4)])
assert result.tolist() == [0.25, 0.5, 0.75, 1.0], "warm-up scales are %s" % result.tolist()

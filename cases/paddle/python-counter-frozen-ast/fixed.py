"""Pass the call number in as a tensor, so that the traced program reads it anew in every call."""

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


def warm_up(gradient, calls):
    """Scale the gradient by 1/4, 2/4, 3/4 and 4/4 in the first four calls."""
    return gradient * (calls / 4.0)


if MODE == "ast":
    warm_up = to_static(warm_up)

gradient = to_tensor(np.ones([1], dtype="float32"))
steps = [to_tensor(np.array([n], dtype="float32")) for n in range(1, 5)]
result = np.concatenate([warm_up(gradient, step).numpy() for step in steps])
assert result.tolist() == [0.25, 0.5, 0.75, 1.0], "warm-up scales are %s" % result.tolist()

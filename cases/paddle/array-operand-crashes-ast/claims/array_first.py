"""An array on the left gives a NumPy array of one operand per element, which the next layer refuses."""

import numpy as np
import paddle

ARRAY = np.ones([3], dtype="float32")
seen = []


def add(x):
    total = ARRAY + x
    seen.append(type(total))
    return paddle.nn.functional.relu(total)


try:
    paddle.jit.to_static(add, full_graph=True)(paddle.ones([3]))
except (TypeError, ValueError):
    assert seen == [np.ndarray]
else:
    raise AssertionError("nothing was raised")

# releases: >=3.3
"""Under the AST transformer the row past the end, returned as it is, prints as not initialized; a sum of it raises afterwards."""

import paddle


def state_at(states, step):
    """Return the hidden state at the step."""
    return states[step]


row = paddle.jit.to_static(state_at, full_graph=True)(paddle.ones([3, 4]), paddle.to_tensor(3))
assert str(row) == "Tensor(Not initialized)"
try:
    row.sum()
except RuntimeError as error:
    assert "memory's size is 0" in str(error), error
else:
    raise AssertionError("nothing was raised")

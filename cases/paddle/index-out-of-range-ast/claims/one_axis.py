# releases: >=2.6
"""Under the AST transformer a step of shape [1] past the end raises a ValueError that names the index."""

import paddle


def state_at(states, step):
    """Return the hidden state at the step."""
    return states[step].sum()


try:
    paddle.jit.to_static(state_at, full_graph=True)(paddle.ones([3, 4]), paddle.to_tensor([3]))
except ValueError as error:
    assert "has wrong value, it is [3]" in str(error), error
else:
    raise AssertionError("nothing was raised")

"""copy(), which arrays of NumPy have, is missing behind numpy()."""

import paddle


def double(scores):
    """Add scores to themselves."""
    return scores + scores.numpy().copy()


try:
    paddle.jit.to_static(double, full_graph=True)(paddle.to_tensor([2.0, 1.0, 4.0]))
except AttributeError as error:
    assert "has no attribute 'copy'" in str(error)
else:
    raise AssertionError("nothing was raised")

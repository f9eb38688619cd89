# releases: >=3.0
"""Only the last use of the assigned tensor writes over it, and only where no gradient is recorded."""

import paddle


def used_again(batch):
    """Zero the first column where it stands; sum the squares and the rest."""
    batch[:, 0] = 0.0
    squares = batch * batch
    return squares.sum() + batch.sum()


def returned(batch):
    """Zero the first column where it stands; return it with the squares."""
    batch[:, 0] = 0.0
    return batch * batch, batch


def plain(batch):
    """Zero the first column where it stands; sum the squares."""
    batch[:, 0] = 0.0
    return (batch * batch).sum()


class Scaled(paddle.nn.Layer):
    """Zero the first column where it stands; multiply with a parameter."""

    def __init__(self):
        super().__init__()
        self.weight = self.create_parameter([1], default_initializer=paddle.nn.initializer.Constant(2.0))

    def forward(self, batch):
        batch[:, 0] = 0.0
        return (batch * self.weight).sum()


def after(function, needs_gradient=False):
    """The caller's tensor after the call."""
    batch = paddle.to_tensor([[1.0, 3.0], [5.0, 7.0]], stop_gradient=not needs_gradient)
    paddle.jit.to_static(function, full_graph=True)(batch)
    return batch.tolist()


zeros = [[0.0, 3.0], [0.0, 7.0]]
assert after(used_again) == zeros
assert after(returned) == zeros
assert after(plain) == [[0.0, 9.0], [0.0, 49.0]]
assert after(plain, needs_gradient=True) == zeros
assert after(Scaled()) == zeros
with paddle.no_grad():
    assert after(Scaled()) == [[0.0, 6.0], [0.0, 14.0]]

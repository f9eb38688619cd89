"""SGD and Adam step with a gradient of another shape and raise nothing; the first element moves."""

import paddle


class Shift(paddle.autograd.PyLayer):
    """Add one to every element."""

    @staticmethod
    def forward(ctx, x):
        """Return x + 1."""
        return x + 1

    @staticmethod
    def backward(ctx, gradient):
        """Return three ones, whatever the input was."""
        return paddle.ones([3])


for make in (paddle.optimizer.SGD, paddle.optimizer.Adam):
    bias = paddle.nn.Linear(3, 2).bias
    optimizer = make(0.1, parameters=[bias])
    Shift.apply(bias).sum().backward()
    optimizer.step()
    assert abs(bias.tolist()[0] + 0.1) < 1e-4

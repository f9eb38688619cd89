# releases: >=2.6
"""An attribute that was a tensor or a buffer gets the value of each call, and no gradient flows through it."""

import paddle


class Scorer(paddle.nn.Layer):
    """A linear layer that keeps the mean of its output."""

    def __init__(self, buffer):
        super().__init__()
        self.linear = paddle.nn.Linear(4, 1)
        if buffer:
            self.register_buffer("aux", paddle.zeros([]))
        else:
            self.aux = paddle.zeros([])

    def forward(self, x):
        output = self.linear(x)
        self.aux = output.mean()
        return output


for buffer in (False, True):
    model = Scorer(buffer)
    net = paddle.jit.to_static(model, full_graph=True)
    for scale in (1.0, 3.0):
        output = net(paddle.ones([3, 4]) * scale)
        assert isinstance(model.aux, paddle.Tensor)
        assert abs(model.aux.item() - output.mean().item()) < 1e-5
    assert model.aux.stop_gradient
    (output.mean() * 0 + model.aux).backward()
    assert (model.linear.weight.grad == 0).all()

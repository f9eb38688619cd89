# releases: >=3.3
"""An input of another shape, or `eval()`, makes it look anew; the default of `to_static` always does."""

import paddle


class Gate(paddle.nn.Layer):
    """Divide by a temperature."""

    def __init__(self):
        super().__init__()
        self.temperature = 1.0

    def forward(self, x):
        """Return x over the temperature."""
        return x / self.temperature


def second(change, **options):
    """What the second call gives after the temperature was halved, and after a change."""
    gate = Gate()
    net = paddle.jit.to_static(gate, **options)
    net(paddle.to_tensor([1.0]))
    gate.temperature = 0.5
    return net(change(gate))[0].item()


same = paddle.to_tensor([1.0])
assert second(lambda gate: same, full_graph=True) == 1.0
assert second(lambda gate: paddle.to_tensor([1.0, 1.0]), full_graph=True) == 2.0
assert second(lambda gate: (gate.eval(), same)[1], full_graph=True) == 2.0
assert second(lambda gate: same) == 2.0

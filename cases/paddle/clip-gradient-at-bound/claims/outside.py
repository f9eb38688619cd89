# releases: >=2.6
"""A clipped parameter that one step took outside the bounds, or that starts there, gets no gradient any more."""

import paddle


def train(start, first_target):
    """A gate after twenty steps towards 0.5, the first of which goes elsewhere."""
    gate = paddle.create_parameter([1], "float32", default_initializer=paddle.nn.initializer.Constant(start))
    optimizer = paddle.optimizer.SGD(learning_rate=0.5, parameters=[gate])
    for step in range(20):
        target = first_target if step == 0 else 0.5
        ((paddle.clip(gate, 0.0, 1.0) - target) ** 2).sum().backward()
        optimizer.step()
        optimizer.clear_grad()
    return gate.item()


assert abs(train(0.01, 0.5) - 0.5) < 0.01
assert abs(train(0.01, -0.5) + 0.5) < 0.01  # where the first step left it
assert abs(train(-0.01, 0.5) + 0.01) < 1e-6

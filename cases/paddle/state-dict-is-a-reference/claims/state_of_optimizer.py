"""The `state_dict()` of Adam follows the training; a deep copy does not."""

import copy

import paddle

layer = paddle.nn.Linear(2, 1)
optimizer = paddle.optimizer.Adam(0.1, parameters=layer.parameters())


def step():
    """Take one step."""
    layer(paddle.ones([1, 2])).sum().backward()
    optimizer.step()
    optimizer.clear_grad()


step()
kept = optimizer.state_dict()
copied = copy.deepcopy(kept)
name = layer.weight.name + "_moment1_0"
before = kept[name].numpy().copy()
step()
assert (kept[name].numpy() != before).all()
assert (copied[name].numpy() == before).all()

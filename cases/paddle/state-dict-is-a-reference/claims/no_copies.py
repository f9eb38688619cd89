"""`dict`, `copy.copy`, `detach()` and `cpu()` follow the training; `clone()` and `numpy()` do not, also for running averages."""

import copy

import paddle

ways = {
    "dict": (dict, True),
    "copy": (copy.copy, True),
    "detach": (lambda state: {name: value.detach() for name, value in state.items()}, True),
    "cpu": (lambda state: {name: value.cpu() for name, value in state.items()}, True),
    "clone": (lambda state: {name: value.clone() for name, value in state.items()}, False),
    "numpy": (lambda state: {name: value.numpy() for name, value in state.items()}, False),
}
for way, (keep, follows) in ways.items():
    model = paddle.nn.Sequential(paddle.nn.Linear(3, 2), paddle.nn.BatchNorm1D(2))
    optimizer = paddle.optimizer.SGD(0.5, parameters=model.parameters())
    weight, mean = model[0].weight.numpy().copy(), model[1]._mean.numpy().copy()
    best = keep(model.state_dict())
    model(paddle.to_tensor([[1.0, 2.0, 3.0], [3.0, 1.0, 1.0]]))[:, 0].square().sum().backward()
    model[0].weight.sum().backward()
    optimizer.step()
    model.set_state_dict(best)
    assert (model[0].weight.numpy() != weight).any() == follows, way
    assert (model[1]._mean.numpy() != mean).any() == follows, way

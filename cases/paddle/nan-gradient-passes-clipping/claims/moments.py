"""Adam and Momentum keep the NaN: weights that are restored are NaN again after the next step, unless the optimizer is restored, too; with SGD they stay finite."""

import paddle


def copied(state):
    return {name: value.clone() if isinstance(value, paddle.Tensor) else value for name, value in state.items()}


def train(name, restores_optimizer):
    model = paddle.nn.Linear(2, 1)
    optimizer = getattr(paddle.optimizer, name)(0.1, parameters=model.parameters())
    for x in ([[1.0, 1.0]], [[float("nan"), 1.0]], [[1.0, 1.0]]):
        model(paddle.to_tensor(x)).sum().backward()
        optimizer.step()
        optimizer.clear_grad()
        if bool(paddle.isfinite(model.weight).all()):
            good, state = copied(model.state_dict()), copied(optimizer.state_dict())
        elif x[0][0] != 1:
            model.set_state_dict(good)
            if restores_optimizer:
                optimizer.set_state_dict(state)
    return bool(paddle.isfinite(model.weight).all())


assert not train("Adam", False) and not train("Momentum", False) and train("SGD", False)
assert train("Adam", True) and train("Momentum", True)

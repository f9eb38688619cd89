"""Stop and resume a training within one process; the state gets the names of the new parameters."""

import paddle
from paddle import nn


def make():
    """A new model and its optimizer."""
    paddle.seed(0)
    model = nn.Linear(2, 1)
    return model, paddle.optimizer.Adam(0.1, parameters=model.parameters())


def train(model, optimizer, steps):
    """Take steps on one batch."""
    for _ in range(steps):
        model(paddle.ones([4, 2])).square().mean().backward()
        optimizer.step()
        optimizer.clear_grad()


model, optimizer = make()
train(model, optimizer, 3)
paddle.save({"model": model.state_dict(), "optimizer": optimizer.state_dict()}, "last.pdparams")

names = [p.name for p in model.parameters()]
model, optimizer = make()
saved = paddle.load("last.pdparams")
model.set_state_dict(saved["model"])
state = {}
for key, value in saved["optimizer"].items():
    for old, parameter in zip(names, model.parameters()):
        if key.startswith(old + "_"):
            key = parameter.name + key[len(old):]
            break
    state[key] = value
optimizer.set_state_dict(state)
train(model, optimizer, 3)

result = model.weight.numpy()

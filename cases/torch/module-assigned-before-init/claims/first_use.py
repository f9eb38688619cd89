"""A module without the call that has only numbers fails at its first use."""

import torch


class Scale(torch.nn.Module):
    """It forgets the call."""

    def __init__(self):
        self.factor = 2.0

    def forward(self, x):
        return self.factor * x


model = Scale()
for use, name in (
    (lambda: model(torch.ones(2)), "_backward_hooks"),
    (lambda: list(model.parameters()), "_parameters"),
    (lambda: model.to("cpu"), "_modules"),
    (lambda: model.train(), "_modules"),
):
    try:
        use()
    except AttributeError as error:
        assert str(error) == f"'Scale' object has no attribute '{name}'"
    else:
        raise AssertionError("nothing was raised")

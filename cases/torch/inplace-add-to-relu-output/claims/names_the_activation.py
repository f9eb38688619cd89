"""After a change in place the message names the activation: sigmoid, tanh, exp or softmax."""

import torch

changes = (
    ("Sigmoid", torch.sigmoid, lambda out: out.mul_(2)),
    ("Tanh", torch.tanh, lambda out: out[:1].zero_()),
    ("Exp", torch.exp, lambda out: out.add_(1)),
    ("Softmax", lambda x: torch.softmax(x, 0), lambda out: out.clamp_(max=0.5)),
)
for name, activation, change in changes:
    out = activation(torch.linspace(-1, 1, 3, requires_grad=True))
    change(out)
    try:
        out.sum().backward()
    except RuntimeError as error:
        assert "modified by an inplace operation: [torch.FloatTensor [3]]" in str(error)
        assert f"which is output 0 of {name}" in str(error), error
        assert "is at version 1; expected version 0 instead" in str(error), error
    else:
        raise AssertionError("nothing was raised")

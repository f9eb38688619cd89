# releases: >=2.4,<2.12
"""`fullgraph=True` refuses the `append`, and `torch._dynamo.explain` lists it as a graph break; without them nothing is said."""

import warnings

import torch


class Log:
    """A list of its class."""

    values = []


def forward(x):
    """Remember the mean and return the activation."""
    y = x.relu()
    Log.values.append(y.mean())
    return y


with warnings.catch_warnings():
    warnings.simplefilter("error")
    torch.compile(forward, backend="eager")(torch.ones(4))
assert Log.values == []

torch._dynamo.reset()
reasons = [one.reason for one in torch._dynamo.explain(forward)(torch.ones(4)).break_reasons]
assert any("append" in one for one in reasons), reasons

torch._dynamo.reset()
try:
    torch.compile(forward, backend="eager", fullgraph=True)(torch.ones(4))
except torch._dynamo.exc.Unsupported as error:
    assert "append" in str(error), error
else:
    raise AssertionError("nothing was raised")

# releases: >=2.4,<2.14
"""`shuffle`, `choice` and `choices` are refused, with their names."""

import random

import torch


def shuffled(x):
    """The rows in another order."""
    order = list(range(4))
    random.shuffle(order)
    return x[order]


for name, function in (
    ("shuffle", shuffled),
    ("choice", lambda x: x[random.choice([0, 1, 2])]),
    ("choices", lambda x: x[random.choices(range(4), k=2)]),
):
    torch._dynamo.reset()
    try:
        torch.compile(function, backend="eager", fullgraph=True)(torch.ones(4, 2))
    except torch._dynamo.exc.Unsupported as error:
        assert f"Random.{name}" in str(error), error
    else:
        raise AssertionError("nothing was raised")

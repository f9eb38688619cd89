# releases: >=2.4
"""`choice` and `choices` are refused with their names, also where `sample` is not."""

import random

import torch

for name, function in (
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

# releases: ==2.5.1
"""`suppress`, `closing` and `ExitStack` of contextlib are refused as "inline in skipfiles"; `nullcontext` is captured."""

import contextlib

import torch


def captured(make):
    """Run a function with a manager in one graph."""

    @torch.compile(backend="eager", fullgraph=True)
    def forward(x):
        with make():
            return x.relu()

    return forward(torch.ones(3))


assert captured(contextlib.nullcontext).tolist() == [1.0] * 3
for make in (
    lambda: contextlib.suppress(ValueError),
    lambda: contextlib.closing(contextlib),
    lambda: contextlib.ExitStack(),
):
    try:
        captured(make)
    except torch._dynamo.exc.Unsupported as error:
        assert "'inline in skipfiles: " in str(error) and "__init__" in str(error), error
    else:
        raise AssertionError("nothing was raised")

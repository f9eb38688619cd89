# releases: >=2.15
"""A reorderable `warnings.warn` passes with its text, and is refused with a category or `stacklevel`."""

import warnings

import torch

torch._dynamo.config.reorderable_logging_functions.add(warnings.warn)


def text(x):
    """Warn with a text."""
    warnings.warn("a short sequence")
    return x.relu()


def category(x):
    """Warn with a category."""
    warnings.warn("a short sequence", FutureWarning)
    return x.relu()


def level(x):
    """Warn at the caller's line."""
    warnings.warn("a short sequence", stacklevel=2)
    return x.relu()


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    torch.compile(text, backend="eager", fullgraph=True)(torch.ones(3))
assert "a short sequence" in [str(warning.message) for warning in caught]

for function in (category, level):
    try:
        torch.compile(function, backend="eager", fullgraph=True)(torch.ones(3))
    except torch._dynamo.exc.Unsupported as error:
        assert "reorder" in str(error), error
    else:
        raise AssertionError("nothing was raised")

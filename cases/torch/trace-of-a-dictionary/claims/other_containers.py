"""An OrderedDict and a dictionary in a tuple fail alike; a list is traced with a warning in the same words."""

import warnings
from collections import OrderedDict

import torch

x = torch.ones(2)
for function in (lambda x: OrderedDict(y=x + 1), lambda x: (x + 1, {"y": x + 2})):
    try:
        torch.jit.trace(function, x)
    except RuntimeError as error:
        assert str(error).startswith("Encountering a dict at the output of the tracer might cause the trace to be")
    else:
        raise AssertionError("nothing was raised")
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    traced = torch.jit.trace(lambda x: [x + 1, x + 2], x)
assert any("Encountering a list at the output of the tracer might cause" in str(one.message) for one in caught)
assert isinstance(traced(x), list)

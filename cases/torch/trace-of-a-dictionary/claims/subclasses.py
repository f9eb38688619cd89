"""A subclass of dict is refused in other words, with strict=False too; a subclass that is a dataclass, as ModelOutput of transformers, is traced with it."""

from collections import OrderedDict
from dataclasses import dataclass, fields

import torch


class Subclass(OrderedDict):
    pass


@dataclass
class ModelOutput(OrderedDict):
    sample: torch.Tensor = None

    def __post_init__(self):
        for field in fields(self):
            self[field.name] = getattr(self, field.name)


x = torch.ones(2)
for strict in (True, False):
    try:
        torch.jit.trace(lambda x: Subclass(y=x + 1), x, strict=strict)
    except RuntimeError as error:
        assert "can be output from traced functions" in str(error), error
    else:
        raise AssertionError("nothing was raised")
try:
    torch.jit.trace(lambda x: ModelOutput(x + 1), x)
except RuntimeError as error:
    assert "Encountering a dict at the output of the tracer" in str(error), error
else:
    raise AssertionError("nothing was raised")
traced = torch.jit.trace(lambda x: ModelOutput(x + 1), x, strict=False)
assert torch.equal(traced(x)["sample"], x + 1)

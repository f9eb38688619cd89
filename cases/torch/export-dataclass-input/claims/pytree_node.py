# releases: >=2.8
"""A class that is no dataclass is an input after `register_pytree_node`, if that gets `flatten_with_keys_fn` too."""

import torch
from torch.utils._pytree import GetAttrKey, register_pytree_node


class Batch:
    """One tensor."""

    def __init__(self, x):
        self.x = x


class Keyless(Batch):
    """The same, registered without keys."""


class Double(torch.nn.Module):
    """Doubles."""

    def forward(self, batch):
        """Twice the tensor."""
        return batch.x * 2


def flatten(batch):
    return [batch.x], None


def flatten_with_keys(batch):
    return [(GetAttrKey("x"), batch.x)], None


x = torch.ones(2)
register_pytree_node(Batch, flatten, lambda values, _: Batch(*values), flatten_with_keys_fn=flatten_with_keys)
program = torch.export.export(Double(), (Batch(x),))
assert torch.equal(program.module()(Batch(x)), 2 * x)
register_pytree_node(Keyless, flatten, lambda values, _: Keyless(*values))
try:
    torch.export.export(Double(), (Keyless(x),))
except ValueError as error:
    assert "flatten_with_keys_fn" in str(error), error
else:
    raise AssertionError("nothing was raised")

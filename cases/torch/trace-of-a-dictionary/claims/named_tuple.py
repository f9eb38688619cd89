"""A named tuple, which the message advises, is traced; the traced model returns a plain tuple without the names."""

from collections import namedtuple

import torch

Output = namedtuple("Output", ["label", "box"])
x = torch.ones(2)
output = torch.jit.trace(lambda x: Output(x + 1, x + 2), x)(x)
assert type(output) is tuple
assert torch.equal(output[1], x + 2)

# releases: >=2.1
"""A comparison, a sum with a tensor of four rows and a loop over them make the size a constant;
`view(-1, …)` and `> 3` do not."""

import torch
from torch.fx.experimental.symbolic_shapes import ConstraintViolationError


def violates(function):
    """Whether a batch of four that is marked as dynamic is refused."""
    torch._dynamo.reset()
    x = torch.ones(4, 6)
    torch._dynamo.mark_dynamic(x, 0)
    try:
        torch.compile(function, backend="eager")(x)
    except ConstraintViolationError:
        return True
    return False


assert violates(lambda x: x * 2 if x.shape[0] == 4 else x)
assert violates(lambda x: x + torch.ones(4, 6))
assert violates(lambda x: sum(x[i] for i in range(x.shape[0])))
assert not violates(lambda x: x.view(-1, 2, 3).sum(-1))
assert not violates(lambda x: x * 2 if x.shape[0] > 3 else x)

# releases: >=2.0
"""With `capture_scalar_outputs` an `if` on the number fails on every release, a slice by it before 2.10."""

import torch

torch._dynamo.config.capture_scalar_outputs = True


def slice_by(x):
    """As many entries as their sum says."""
    return x[: x.sum().int().item()]


def branch_on(x):
    """Add or subtract one."""
    return x + 1 if x.sum().item() > 0 else x - 1


def fails(function):
    """Whether it cannot be compiled as one graph."""
    torch._dynamo.reset()
    try:
        torch.compile(function, backend="eager", fullgraph=True)(torch.ones(4))
    except Exception as error:
        assert "data-dependent" in str(error), error
        return True
    return False


version = tuple(int(one) for one in torch.__version__.split(".")[:2])
assert fails(branch_on)
assert fails(slice_by) == (version < (2, 10))

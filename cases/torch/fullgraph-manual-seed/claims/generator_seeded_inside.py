# releases: >=2.5
"""`manual_seed` of a `torch.Generator` inside the function is refused, and the message names the method."""

import torch

generator = torch.Generator()


@torch.compile(backend="eager", fullgraph=True)
def noisy(x):
    """The input with noise that is the same in every call."""
    generator.manual_seed(0)
    return x + torch.rand(3, generator=generator)


try:
    noisy(torch.ones(3))
except torch._dynamo.exc.Unsupported as error:
    assert "Generator" in str(error) and "manual_seed" in str(error), error
else:
    raise AssertionError("nothing was raised")

"""In compiled code an operator that returns and mutates nothing is removed, and its check with it."""

import torch

looked = []


@torch.library.custom_op("errata::look", mutates_args=())
def look(x: torch.Tensor) -> None:
    """Look at a tensor."""
    looked.append(x.shape)


@look.register_fake
def _(x):
    return None


def forward(x):
    """A function with a probe in the middle."""
    y = x.sin()
    look(y)
    return y.cos()


forward(torch.ones(3))
assert len(looked) == 1
torch.compile(forward, backend="aot_eager")(torch.ones(3))
assert len(looked) == 1

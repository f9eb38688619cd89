# releases: >=2.5
"""`vmap`, `jvp` and `jacfwd` alone pass since 2.12; before, and under `vmap(grad(…))`, `_NoopSaveInputs` is in the way."""

import torch
from torch.func import grad, hessian, jacfwd, jvp, vmap
from torch.utils.checkpoint import checkpoint

body = torch.nn.Linear(3, 3)
x = torch.ones(2, 3)


def block(x):
    """A layer with checkpointing."""
    return checkpoint(body, x, use_reentrant=False)


def outcome(call):
    """The error of a call, or nothing."""
    try:
        call()
    except (RuntimeError, NotImplementedError) as error:
        return str(error)
    return ""


alone = [outcome(call) for call in (lambda: vmap(block)(x), lambda: jacfwd(block)(x), lambda: jvp(block, (x,), (x,)))]
with_grad = [outcome(lambda: f(lambda x: block(x).sum())(x)) for f in (lambda g: vmap(grad(g)), hessian)]
if tuple(int(number) for number in torch.__version__.split(".")[:2]) >= (2, 12):
    assert alone == ["", "", ""], alone
    assert all("saved tensor hooks" in error for error in with_grad), with_grad
else:
    assert all("vmap over _NoopSaveInputs" in error for error in alone[:2] + with_grad), (alone, with_grad)
    assert "jvp" in alone[2], alone

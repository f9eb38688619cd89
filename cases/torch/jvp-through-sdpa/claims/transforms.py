"""`jvp`, `jacfwd` and `hessian` fail; `grad` and `jacrev` pass, and a second `backward()` fails."""

import torch
import torch.nn.functional as F
from torch.func import grad, hessian, jacfwd, jacrev, jvp


def refused(call):
    """Whether a call has no forward mode."""
    try:
        call()
    except NotImplementedError as error:
        assert "Trying to use forward AD with _scaled_dot_product_flash_attention" in str(error)
        return True
    return False


def attend(q):
    """Self-attention."""
    return F.scaled_dot_product_attention(q, q, q)


q = torch.randn(1, 1, 5, 4)
assert refused(lambda: jvp(attend, (q,), (q,)))
assert refused(lambda: jacfwd(attend)(q))
assert refused(lambda: hessian(lambda q: attend(q).sum())(q))
grad(lambda q: attend(q).sum())(q)
jacrev(attend)(q)

q.requires_grad_()
(slope,) = torch.autograd.grad(attend(q).square().sum(), q, create_graph=True)
try:
    slope.sum().backward()
except RuntimeError as error:
    assert "_backward is not implemented" in str(error)
else:
    raise AssertionError("there is a second derivative")

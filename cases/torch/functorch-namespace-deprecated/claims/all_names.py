"""Each old name warns when it is called, `make_fx` does not; the results are those of `torch.func`."""

import warnings

import functorch
import torch

model = torch.nn.Linear(2, 2)
x = torch.ones(2)


def total(x):
    """The sum of the squares."""
    return x.square().sum()


def warned(call):
    """Whether a call says that functorch is deprecated."""
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        call()
    return any("integrated functorch into PyTorch" in str(one.message) for one in seen)


assert warned(lambda: functorch.jvp(total, (x,), (x,)))
assert warned(lambda: functorch.vjp(total, x))
for name in ("vmap", "grad", "grad_and_value", "jacrev", "jacfwd", "hessian", "functionalize"):
    assert warned(lambda: getattr(functorch, name)(total)), name
assert warned(lambda: functorch.make_functional(model))
assert warned(lambda: functorch.make_functional_with_buffers(model))
assert warned(lambda: functorch.combine_state_for_ensemble([model, model]))
assert not warned(lambda: functorch.make_fx(total)(x))
assert torch.equal(functorch.grad(total)(x), torch.func.grad(total)(x))

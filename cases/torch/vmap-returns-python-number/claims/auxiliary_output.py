"""`grad`, `jacrev` and `vjp` refuse a number as auxiliary output themselves, with and without vmap; a tensor is accepted."""

import torch

try:
    from torch.func import grad, jacrev, vjp, vmap
except ImportError:  # torch 1.13 carries them in the functorch package of its own wheel
    from functorch import grad, jacrev, vjp, vmap

x = torch.ones(3, 5)
for call in (
    lambda f: grad(f, has_aux=True)(x),
    lambda f: vmap(grad(f, has_aux=True))(x),
    lambda f: jacrev(f, has_aux=True)(x),
    lambda f: vmap(jacrev(f, has_aux=True))(x),
    lambda f: vjp(f, x, has_aux=True),
):
    try:
        call(lambda x: (x.sum(), x.numel()))
    except RuntimeError as error:
        assert "Expected tensors, got unsupported type <class 'int'>" in str(error), error
    else:
        raise AssertionError("nothing was raised")
    call(lambda x: (x.sum(), torch.tensor(x.numel())))

# releases: >=2.0
"""`grad` refuses a number as auxiliary output itself, with and without vmap; a tensor is accepted."""

import torch
from torch.func import grad, vmap

x = torch.ones(3, 5)
for call in (lambda f: grad(f, has_aux=True)(x), lambda f: vmap(grad(f, has_aux=True))(x)):
    try:
        call(lambda x: (x.sum(), x.numel()))
    except RuntimeError as error:
        assert "Expected tensors, got unsupported type <class 'int'>" in str(error), error
    else:
        raise AssertionError("nothing was raised")
    call(lambda x: (x.sum(), torch.tensor(x.numel())))

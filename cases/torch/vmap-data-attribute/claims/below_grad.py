# releases: >=1.13
"""`.data` of the sample is refused in a function that `grad` differentiates under `vmap`, and in a `vmap` under `grad`."""

import torch

try:
    from torch.func import grad, vmap
except ImportError:  # torch 1.13 carries them in the functorch package of its own wheel
    from functorch import grad, vmap

batch = torch.tensor([4.0, 5.0])
for call in (
    lambda: vmap(lambda x: grad(lambda w: w * x.data)(x))(batch),
    lambda: grad(lambda xs: vmap(lambda x: x * x.data)(xs).sum())(batch),
):
    try:
        call()
    except RuntimeError as error:
        words = "INTERNAL ASSERT FAILED" if torch.__version__.startswith("1.") else "accessing `data` under vmap"
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")

"""A number, text or None is refused as an output, alone and in a dict; the message has the type and no place."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

for leaf, name in ((5, "int"), (0.5, "float"), ("a", "str"), (None, "NoneType")):
    for function in (lambda x: (x.sum(), leaf), lambda x: {"loss": x.sum(), "other": leaf}, lambda x: leaf):
        try:
            vmap(function)(torch.ones(3, 5))
        except ValueError as error:
            assert "`<lambda>` must only return Tensors, got type <class '%s'>" % name in str(error), error
            assert "other" not in str(error)
        else:
            raise AssertionError("nothing was raised")

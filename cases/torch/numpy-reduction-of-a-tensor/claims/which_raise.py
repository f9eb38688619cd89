"""sum, mean, max, min, prod, std, var, any and all of NumPy raise TypeError for a tensor, with an axis as well."""

import numpy as np
import torch

x = torch.arange(12.0).reshape(3, 4)
for name in ("sum", "mean", "max", "min", "prod", "std", "var", "any", "all"):
    function = getattr(np, name)
    for call in (lambda: function(x), lambda: function(x, axis=0)):
        try:
            call()
        except TypeError as error:
            assert str(error).startswith(name + "()")
        else:
            raise AssertionError("nothing was raised")
    function(x.numpy())
for function, name in ((np.amax, "max()"), (np.amin, "min()")):
    try:
        function(x, axis=1, keepdims=True)
    except TypeError as error:
        assert str(error).startswith(name)
    else:
        raise AssertionError("nothing was raised")

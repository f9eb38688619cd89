"""The message names axis or dim, also where the call has neither; in these words, with an axis, several and none."""

import numpy as np
import torch

x = torch.ones(2, 3)
for name in ("sum", "mean", "max", "min", "prod", "std", "var", "any", "all", "amax", "amin"):
    method = name.removeprefix("a") if name.startswith("am") else name
    for options in ({}, {"axis": 1}, {"axis": (0, 1)}):
        try:
            getattr(np, name)(x, **options)
        except TypeError as error:
            words = str(error).splitlines()[0]
            assert (
                words.startswith(f"{method}() received an invalid combination of arguments - got (")
                and "axis=" in words
                or words == f"{method}() got an unexpected keyword argument 'axis'"
                or words.startswith(f"{method}(): argument 'dim' must be int, not ")
            ), words
        else:
            raise AssertionError("nothing was raised")

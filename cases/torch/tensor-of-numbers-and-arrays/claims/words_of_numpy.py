"""The words are those of NumPy's float(array): "only length-1 arrays", or with newer releases of it "only 0-dimensional arrays"."""

import numpy as np
import torch

array = np.ones(2)
seen = set()
for call in (lambda: float(array), lambda: torch.tensor([1.0, array])):
    try:
        call()
    except TypeError as error:
        seen.add(str(error))
(words,) = seen
assert words in {f"only {kind} arrays can be converted to Python scalars" for kind in ("0-dimensional", "length-1")}

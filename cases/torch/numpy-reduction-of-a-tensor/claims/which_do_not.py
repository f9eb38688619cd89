"""argmax, median, cumsum and concatenate of NumPy take a tensor that requires no gradient, and refuse one that does."""

import numpy as np
import torch

x = torch.tensor([1.0, 9.0, 4.0])
assert int(np.argmax(x)) == 1
assert float(np.median(x)) == 4
assert np.asarray(np.cumsum(x)).tolist() == [1, 10, 14]
assert np.concatenate([x, x]).shape == (6,)

x.requires_grad_()
for call in (lambda: np.argmax(x), lambda: np.median(x), lambda: np.cumsum(x), lambda: np.concatenate([x, x])):
    try:
        call()
    except RuntimeError as error:
        assert "Can't call numpy() on Tensor that requires grad" in str(error)
    else:
        raise AssertionError("nothing was raised")

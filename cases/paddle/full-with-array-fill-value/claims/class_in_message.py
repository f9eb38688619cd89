# releases: >=3.2
"""`full` and `full_like` refuse an array, also one of one element and that of `Tensor.numpy()`, by a TypeError that ends with its class; a list is refused with its own class."""

import numpy as np
import paddle

like = paddle.ones([2])
for value, name in (
    (np.array(0.5), "numpy.ndarray"),
    (np.array([0.5]), "numpy.ndarray"),
    (np.array([0.5, 0.75]), "numpy.ndarray"),
    (paddle.to_tensor([0.5]).numpy(), "numpy.ndarray"),
    ([0.5], "list"),
):
    for call in (lambda: paddle.full([2], value), lambda: paddle.full_like(like, value)):
        try:
            call()
        except TypeError as error:
            assert str(error).endswith("but received <class '%s'>." % name), error
        else:
            raise AssertionError("nothing was raised")

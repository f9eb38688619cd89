"""argmax(1) and max(1)[1] drop the axis and raise it; with keepdim=True they keep it."""

import torch

values = torch.tensor([[1.0, 2.0], [4.0, 3.0], [5.0, 6.0]])
for best in (values.argmax(1), values.max(1)[1]):
    assert (values.dim(), best.dim()) == (2, 1)
    try:
        values.gather(1, best)
    except RuntimeError as error:
        assert str(error) == "Index tensor must have the same number of dimensions as input tensor"
    else:
        raise AssertionError("nothing was raised")
for best in (values.argmax(1, keepdim=True), values.max(1, keepdim=True)[1]):
    assert values.gather(1, best).tolist() == [[2.0], [4.0], [6.0]]

"""A call of a weight says 'Parameter' object is not callable, its attribute T says 'Tensor'."""

import torch

layer = torch.nn.Linear(2, 3)
for call, name in ((lambda: layer.weight(), "Parameter"), (lambda: layer.weight.T(), "Tensor")):
    try:
        call()
    except TypeError as error:
        assert str(error) == f"'{name}' object is not callable", error
    else:
        raise AssertionError("nothing was raised")

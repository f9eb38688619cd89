"""The root of a mean squared error of 0 and of a variance of 0 have NaN gradients; `std` has 0."""

import torch

for root, is_nan in (
    (lambda x: torch.nn.functional.mse_loss(x, torch.ones(4)).sqrt(), True),
    (lambda x: x.var().sqrt(), True),
    (lambda x: x.std(), False),
):
    x = torch.ones(4, requires_grad=True)
    value = root(x)
    assert value == 0
    value.backward()
    assert x.grad.isnan().all() if is_nan else x.grad.tolist() == [0] * 4

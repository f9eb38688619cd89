"""Anomaly detection names the function whose gradient is NaN."""

import torch

x = torch.tensor([0.0, 4.0], requires_grad=True)
with torch.autograd.detect_anomaly(check_nan=True):
    distance = torch.where(x == 0, torch.zeros_like(x), x.sqrt())
    assert distance.isfinite().all()
    try:
        distance.sum().backward()
    except RuntimeError as error:
        assert "Function 'SqrtBackward0' returned nan values in its 0th output" in str(error)
    else:
        raise AssertionError("nothing was raised")

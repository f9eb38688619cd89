"""Anomaly detection names the root, whose result is exactly 0; with two different vectors nothing is raised."""

import torch

for other, is_equal in ((1.0, True), (0.0, False)):
    a = torch.ones(1, 4, requires_grad=True)
    with torch.autograd.detect_anomaly(check_nan=True):
        distance = ((a - other) ** 2).sum(-1).sqrt()
        assert (distance == 0).any() == is_equal
        try:
            distance.sum().backward()
        except RuntimeError as error:
            assert is_equal
            assert "Function 'SqrtBackward0' returned nan values" in str(error), error
        else:
            assert not is_equal

"""A guard leaves one value as it is and normalises several by the unbiased deviation."""

import torch


def normalised(returns):
    """Subtract the mean, and divide by the deviation where there is one."""
    centred = returns - returns.mean()
    return centred / (returns.std() + 1e-8) if len(returns) > 1 else centred


assert normalised(torch.tensor([5.0])) == 0
assert torch.allclose(normalised(torch.tensor([1.0, 2.0, 3.0])), torch.tensor([-1.0, 0.0, 1.0]))

"""With another seed at the second start the order is another one: some samples come twice, and others never."""

import torch
from torch.utils.data import DataLoader, TensorDataset


def batches(seed):
    """The batches of an epoch of a program that begins with this seed."""
    torch.manual_seed(seed)
    return [batch.tolist() for (batch,) in DataLoader(TensorDataset(torch.arange(24)), batch_size=4, shuffle=True)]


assert batches(0) == batches(0)
assert batches(0) != batches(1)
seen = sum(batches(0)[:3] + batches(1)[:3], [])
assert len(seen) == 24
assert 12 < len(set(seen)) < 24

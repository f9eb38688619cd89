"""The sums of unequal batches, divided by the number of samples, are the mean; the mean of the batches' means is not."""

import torch

losses = torch.arange(10.0)
batches = losses.split(4)
assert [len(batch) for batch in batches] == [4, 4, 2]
assert sum(batch.sum().item() for batch in batches) / len(losses) == losses.mean().item() == 4.5
assert sum(batch.mean().item() for batch in batches) / len(batches) != 4.5

"""Load batches with the options of a configuration, without prefetching if there are no workers."""

import torch
from torch.utils.data import DataLoader, TensorDataset

CONFIG = {"num_workers": 0, "prefetch_factor": 2, "batch_size": 2}

data = TensorDataset(torch.arange(4.0))
options = dict(CONFIG)
if not options["num_workers"]:
    del options["prefetch_factor"]
loader = DataLoader(data, **options)

result = torch.stack([batch[0].sum() for batch in loader])
assert result.tolist() == [1.0, 5.0]

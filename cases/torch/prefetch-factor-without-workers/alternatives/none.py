# releases: >=2.0
"""Load batches with the options of a configuration, with None in place of the number if there are no workers."""

import torch
from torch.utils.data import DataLoader, TensorDataset

CONFIG = {"num_workers": 0, "prefetch_factor": 2, "batch_size": 2}

data = TensorDataset(torch.arange(4.0))
options = dict(CONFIG)
if not options["num_workers"]:
    options["prefetch_factor"] = None
loader = DataLoader(data, **options)

result = torch.stack([batch[0].sum() for batch in loader])
assert result.tolist() == [1.0, 5.0]

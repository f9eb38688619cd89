"""`persistent_workers=True` and a `multiprocessing_context` are refused without workers as well."""

import torch
from torch.utils.data import DataLoader, TensorDataset

data = TensorDataset(torch.arange(4.0))
for option in ({"persistent_workers": True}, {"multiprocessing_context": "spawn"}):
    try:
        DataLoader(data, num_workers=0, **option)
    except ValueError as error:
        assert "num_workers > 0" in str(error)
    else:
        raise AssertionError("%s was accepted" % option)

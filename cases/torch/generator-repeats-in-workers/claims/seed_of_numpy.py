"""The seed of a worker is too large for `RandomState`, and not for `default_rng`; its remainder will do."""

import numpy as np
import torch


class Seeds(torch.utils.data.Dataset):
    """The seed that PyTorch gives each worker."""

    def __len__(self):
        return 2

    def __getitem__(self, index):
        return torch.initial_seed()


for seed in torch.utils.data.DataLoader(Seeds(), batch_size=1, num_workers=2):
    np.random.default_rng(seed.item())
    np.random.RandomState(seed.item() % 2**32)
    try:
        np.random.RandomState(seed.item())
    except ValueError as error:
        assert "2**32" in str(error)
    else:
        raise AssertionError("nothing was raised")

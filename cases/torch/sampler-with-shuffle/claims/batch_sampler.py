"""With `batch_sampler` the words are longer, and batch_size, drop_last and sampler are refused as well as shuffle."""

import torch
from torch.utils.data import BatchSampler, DataLoader, RandomSampler, TensorDataset

dataset = TensorDataset(torch.arange(6))
batches = BatchSampler(RandomSampler(dataset), batch_size=2, drop_last=False)
for options in (
    {"shuffle": True},
    {"batch_size": 2},
    {"drop_last": True},
    {"sampler": RandomSampler(dataset)},
):
    try:
        DataLoader(dataset, batch_sampler=batches, **options)
    except ValueError as error:
        words = "batch_sampler option is mutually exclusive with batch_size, shuffle, sampler, and drop_last"
        assert str(error) == words
    else:
        raise AssertionError("nothing was raised")
assert len(list(DataLoader(dataset, batch_sampler=batches))) == 3

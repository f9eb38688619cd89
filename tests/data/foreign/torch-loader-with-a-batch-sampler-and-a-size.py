"""A loader gets a sampler of batches and a batch size."""

from torch.utils.data import BatchSampler, DataLoader, SequentialSampler

data = list(range(10))
batches = BatchSampler(SequentialSampler(data), 4, drop_last=False)
DataLoader(data, batch_size=4, batch_sampler=batches)

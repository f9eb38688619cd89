import torch
from torch.utils.data import BatchSampler, DataLoader, RandomSampler, SubsetRandomSampler, WeightedRandomSampler
from torch.utils.data.distributed import DistributedSampler

# %%
sampler = WeightedRandomSampler(weights, len(weights))
loader = DataLoader(dataset, batch_size=32, sampler=sampler, shuffle=True)  # errata: hit


# %%
def loaders(dataset, train, valid):
    train_loader = DataLoader(dataset, shuffle=True, sampler=SubsetRandomSampler(train))  # errata: hit
    valid_loader = DataLoader(dataset, sampler=SubsetRandomSampler(valid))
    return train_loader, valid_loader


# %%
class Trainer:
    def __init__(self, dataset):
        self.sampler = DistributedSampler(dataset)
        self.loader = torch.utils.data.DataLoader(  # errata: hit
            dataset, batch_size=8, shuffle=True, num_workers=2, sampler=self.sampler
        )


# %%
sampler = torch.utils.data.distributed.DistributedSampler(dataset)
loader = torch.utils.data.DataLoader(dataset, sampler=sampler, shuffle=True)  # errata: hit

# %%
batches = BatchSampler(RandomSampler(dataset), batch_size=4, drop_last=False)
loader = DataLoader(dataset, batch_sampler=batches, shuffle=True)  # errata: hit

# %%
sampler = WeightedRandomSampler(weights, len(weights))
loader = DataLoader(dataset, batch_size=32, sampler=sampler)  # errata: ok

# %%
sampler = DistributedSampler(dataset, shuffle=True)
loader = DataLoader(dataset, batch_size=32, sampler=sampler, shuffle=False)  # errata: ok


# %%
def make_loader(dataset, distributed):
    sampler = DistributedSampler(dataset) if distributed else None
    return DataLoader(dataset, sampler=sampler, shuffle=sampler is None)  # errata: ok


# %%
def make_loader(dataset, sampler=None):
    return DataLoader(dataset, sampler=sampler, shuffle=True)  # errata: ok


# %%
loader = DataLoader(dataset, sampler=None, shuffle=True)  # errata: ok

# %%
batches = BatchSampler(RandomSampler(dataset), batch_size=4, drop_last=False)
loader = DataLoader(dataset, batch_sampler=batches)  # errata: ok

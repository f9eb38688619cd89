import torch
from torch.utils.data import Sampler
from torch.utils.data.sampler import Sampler as BaseSampler

# %%
class Even(Sampler):
    def __init__(self, data_source):
        super().__init__(data_source)  # errata: hit
        self.data_source = data_source

# %%
class Buckets(torch.utils.data.Sampler):
    def __init__(self, lengths, size):
        super(Buckets, self).__init__(lengths)  # errata: hit
        self.size = size

# %%
class Groups(Sampler):
    def __init__(self, data):
        Sampler.__init__(self, data)  # errata: hit

# %%
class Typed(Sampler[int]):
    def __init__(self, data):
        super().__init__(None)  # errata: hit

# %%
class Repeated(BaseSampler):
    def __init__(self, data):
        super().__init__(data_source=data)  # errata: hit

# %%
class Even(Sampler):
    def __init__(self, data_source):
        super().__init__()  # errata: ok
        self.data_source = data_source

# %%
class Even(torch.utils.data.DistributedSampler):
    def __init__(self, data):
        super().__init__(data)  # errata: ok

# %%
class Random(torch.utils.data.RandomSampler):
    def __init__(self, data):
        super().__init__(data)  # errata: ok

# %%
class Data(torch.utils.data.Dataset):
    def __init__(self, rows):
        super().__init__(rows)  # errata: ok

# %%
class Base(Sampler):
    def __init__(self, data):
        self.data = data


class Even(Base):
    def __init__(self, data):
        super().__init__(data)  # errata: ok

# %%
class Named:
    def __init__(self, name):
        self.name = name


class Even(Named, Sampler):
    def __init__(self, name):
        super().__init__(name)  # errata: ok

# %%
class Shuffled(torch.utils.data.Sampler[int]):
    def __init__(self, data_source, seed=0):
        super(Shuffled, self).__init__(data_source=data_source)  # errata: hit

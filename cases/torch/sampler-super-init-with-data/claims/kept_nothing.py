# releases: <2.10
"""`Sampler.__init__` keeps nothing of the data source."""

from torch.utils.data import Sampler

sampler = Sampler([1, 2, 3])
assert vars(sampler) == {}

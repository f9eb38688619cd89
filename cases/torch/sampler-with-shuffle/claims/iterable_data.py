"""An IterableDataset refuses shuffle=True and a sampler, "expected unspecified shuffle option"."""

from torch.utils.data import DataLoader, IterableDataset


class Lines(IterableDataset):
    def __iter__(self):
        return iter(range(4))


for options, words in [
    ({"shuffle": True}, "expected unspecified shuffle option, but got shuffle=True"),
    ({"sampler": [0, 1]}, "expected unspecified sampler option, but got sampler=[0, 1]"),
    ({"sampler": [0, 1], "shuffle": True}, "expected unspecified shuffle option, but got shuffle=True"),
]:
    try:
        DataLoader(Lines(), **options)
    except ValueError as error:
        assert str(error) == "DataLoader with IterableDataset: " + words
    else:
        raise AssertionError("nothing was raised")

"""`len` of the loader and of the data set and `random_split` say the same; iterating the loader does not ask for the length."""

from torch.utils.data import DataLoader, IterableDataset, random_split


class Numbers(IterableDataset):
    def __iter__(self):
        return iter(range(10))


data = Numbers()
loader = DataLoader(data, batch_size=4)
for ask in (lambda: len(loader), lambda: len(data), lambda: random_split(data, [8, 2])):
    try:
        ask()
    except TypeError as error:
        assert "object of type 'Numbers' has no len()" in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert [batch.tolist() for batch in loader] == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9]]

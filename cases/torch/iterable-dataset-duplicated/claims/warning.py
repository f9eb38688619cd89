"""A length does not stop the repetition; a warning comes for more batches than samples, if the length was asked for."""

import warnings

from torch.utils.data import DataLoader, IterableDataset


class Stream(IterableDataset):
    """Three numbered samples, read one after another."""

    def __iter__(self):
        yield from range(3)

    def __len__(self):
        return 3


for batch_size, asked, warned in ((1, True, True), (1, False, False), (3, True, False)):
    loader = DataLoader(Stream(), batch_size=batch_size, num_workers=2)
    if asked:
        len(loader)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        seen = sorted(int(sample) for batch in loader for sample in batch)
    assert seen == [0, 0, 1, 1, 2, 2]
    assert any("Length of IterableDataset" in str(one.message) for one in caught) is warned

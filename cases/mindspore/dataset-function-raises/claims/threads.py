"""Neither the source nor the function of a map runs in the thread that reads the dataset."""

import threading

import mindspore.dataset as ds
import numpy as np

seen = set()


class Source:
    """Three numbers."""

    def __getitem__(self, index):
        seen.add(threading.get_ident())
        return (np.int32(index),)

    def __len__(self):
        return 3


def same(x):
    """Change nothing."""
    seen.add(threading.get_ident())
    return x


dataset = ds.GeneratorDataset(Source(), ["x"], shuffle=False).map(same, ["x"])
assert len(list(dataset.create_dict_iterator())) == 3
assert seen and threading.get_ident() not in seen

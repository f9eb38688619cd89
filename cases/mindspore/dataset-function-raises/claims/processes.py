"""A source with two workers runs in other processes."""

import os

import mindspore.dataset as ds
import numpy as np


class Source:
    """Numbers of processes."""

    def __getitem__(self, index):
        return (np.int64(os.getpid()),)

    def __len__(self):
        return 4


dataset = ds.GeneratorDataset(Source(), ["x"], shuffle=False, num_parallel_workers=2)
seen = {int(row["x"]) for row in dataset.create_dict_iterator(output_numpy=True, num_epochs=1)}
assert seen and os.getpid() not in seen

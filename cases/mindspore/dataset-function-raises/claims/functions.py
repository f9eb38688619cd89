"""A source, a map, a filter and a per_batch_map raise alike; of the filter's function no file is named."""

import mindspore.dataset as ds
import numpy as np


class Source:
    """One number, or none."""

    def __init__(self, bad):
        self.bad = bad

    def __getitem__(self, index):
        if self.bad:
            return {}["Dog"]
        return (np.int32(index),)

    def __len__(self):
        return 1


def fail(*_):
    """Raise a KeyError."""
    return {}["Dog"]


def batch_fail(column, info):
    """Raise a KeyError."""
    return {}["Dog"]


def make(bad=False):
    """A dataset of one column."""
    return ds.GeneratorDataset(Source(bad), ["x"], shuffle=False)


for name, dataset in [
    ("source", make(bad=True)),
    ("map", make().map(fail, ["x"])),
    ("batch", make().batch(1, per_batch_map=batch_fail)),
    ("filter", make().filter(fail, ["x"])),
]:
    try:
        list(dataset.create_dict_iterator())
    except RuntimeError as error:
        message = str(error)
        assert message.startswith("Exception thrown from user defined Python function in dataset.")
        stack = message[message.index("Python Call Stack") : message.index("Dataset Pipeline Error")]
        assert "Dog" in stack and "KeyError" in stack
        assert ("File " in stack) == (name != "filter")
    else:
        raise AssertionError("nothing was raised")

"""A relative path is looked up in the working directory: it fails from another one, and the absolute path does not."""

import os
import tempfile

import mindspore.dataset as ds

home, elsewhere = tempfile.mkdtemp(), tempfile.mkdtemp()
os.makedirs(os.path.join(home, "data", "train"))
os.chdir(home)
ds.MnistDataset("data/train")
absolute = os.path.abspath("data/train")
os.chdir(elsewhere)
try:
    ds.MnistDataset("data/train")
except ValueError as error:
    assert "The folder data/train does not exist" in str(error), error
else:
    raise AssertionError("nothing was raised")
ds.MnistDataset(absolute)
os.chdir("/")

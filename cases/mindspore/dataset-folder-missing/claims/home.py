"""A `~` is not replaced by the home directory: the path is refused, and `os.path.expanduser` of it is not."""

import os
import tempfile

import mindspore.dataset as ds

os.environ["HOME"] = tempfile.mkdtemp()
os.makedirs(os.path.join(os.environ["HOME"], "MNIST"))
try:
    ds.MnistDataset("~/MNIST")
except ValueError as error:
    assert "The folder ~/MNIST does not exist" in str(error), error
else:
    raise AssertionError("nothing was raised")
ds.MnistDataset(os.path.expanduser("~/MNIST"))

"""ImageFolderDataset, Cifar10Dataset, VOCDataset and the folder of CocoDataset say the same; a file in place of the folder, too."""

import os
import tempfile

import mindspore.dataset as ds

missing = os.path.join(tempfile.mkdtemp(), "missing")
some_file = os.path.join(tempfile.mkdtemp(), "train.zip")
with open(some_file, "wb"):
    pass
for make in (ds.MnistDataset, ds.ImageFolderDataset, ds.Cifar10Dataset, ds.VOCDataset, lambda path: ds.CocoDataset(path, some_file)):
    for path in (missing, some_file):
        try:
            make(path)
        except ValueError as error:
            assert f"The folder {path} does not exist or is not a directory" in str(error), error
        else:
            raise AssertionError("nothing was raised")

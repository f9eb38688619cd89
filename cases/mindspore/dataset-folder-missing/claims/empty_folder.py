"""A folder without the files raises a RuntimeError when it is read, for Mnist, ImageFolder and Cifar10; for VOC a ValueError with the path of a file when the data set is made."""

import tempfile

import mindspore.dataset as ds

folder = tempfile.mkdtemp()
for make, words in (
    (ds.MnistDataset, "API can't read the data file (interface mismatch or no data found)"),
    (ds.ImageFolderDataset, "API can't read the data file (interface mismatch or no data found)"),
    (ds.Cifar10Dataset, "cifar(.bin) files are missing"),
):
    dataset = make(folder)
    try:
        next(dataset.create_tuple_iterator())
    except RuntimeError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
try:
    ds.VOCDataset(folder)
except ValueError as error:
    assert "ImageSets/Segmentation/train.txt does not exist or permission denied" in str(error), error
else:
    raise AssertionError("nothing was raised")

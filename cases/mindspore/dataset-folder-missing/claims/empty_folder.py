"""A folder without the files raises a RuntimeError when it is read, for Mnist, ImageFolder, Cifar10 and CelebA; of VOCDataset it is a ValueError with the path of a file."""

import tempfile

import mindspore.dataset as ds

folder = tempfile.mkdtemp()
for make in (ds.MnistDataset, ds.ImageFolderDataset, ds.Cifar10Dataset, ds.CelebADataset):
    dataset = make(folder)
    try:
        next(dataset.create_tuple_iterator())
    except RuntimeError as error:
        assert "API can't read the data file (interface mismatch or no data found)" in str(error), error
    else:
        raise AssertionError("nothing was raised")
try:
    ds.VOCDataset(folder)
except ValueError as error:
    assert "ImageSets/Segmentation/train.txt does not exist or permission denied" in str(error), error
else:
    raise AssertionError("nothing was raised")

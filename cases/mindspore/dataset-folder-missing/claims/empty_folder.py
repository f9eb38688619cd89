"""A folder without the files raises a RuntimeError when it is read, for Mnist as for ImageFolder."""

import tempfile

import mindspore.dataset as ds

folder = tempfile.mkdtemp()
for make in (ds.MnistDataset, ds.ImageFolderDataset):
    dataset = make(folder)
    try:
        next(dataset.create_tuple_iterator())
    except RuntimeError as error:
        assert "API can't read the data file (interface mismatch or no data found)" in str(error), error
    else:
        raise AssertionError("nothing was raised")

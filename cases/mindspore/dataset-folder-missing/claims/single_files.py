"""Data sets of single files have words of their own for a path that is none."""

import mindspore.dataset as ds

for make, words in (
    (lambda: ds.MindDataset("nowhere.mindrecord"), "does not exist or permission denied"),
    (lambda: ds.TextFileDataset("nowhere.txt"), "The following patterns did not match any files"),
    (lambda: ds.CSVDataset("nowhere.csv"), "The following patterns did not match any files"),
):
    try:
        make()
    except ValueError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")

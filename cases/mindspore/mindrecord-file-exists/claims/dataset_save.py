"""`Dataset.save` refuses in the same words, and has no option to overwrite."""

import inspect

import mindspore.dataset as ds

numbers = ds.NumpySlicesDataset({"x": [1, 2, 3]})
numbers.save("numbers.mindrecord")
try:
    numbers.save("numbers.mindrecord")
except RuntimeError as error:
    assert "mindrecord files already exist" in str(error)
else:
    raise AssertionError("nothing was raised")
assert "overwrite" not in inspect.signature(numbers.save).parameters

"""Any other object that is no tensor, array, number, text, dict or list is named in the same words, by its class."""

from torch.utils.data import default_collate


class Image:
    pass


try:
    default_collate([Image(), Image()])
except TypeError as error:
    assert str(error).startswith("default_collate: batch must contain tensors, numpy arrays, numbers, dicts or lists;")
    assert "Image" in str(error)
else:
    raise AssertionError("it was collated")

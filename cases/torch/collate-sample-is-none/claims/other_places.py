"""Only a None in the first sample, or as its field, is named by default_collate; behind it the words are others."""

import torch
from torch.utils.data import default_collate


def error_of(samples):
    try:
        default_collate(samples)
    except (TypeError, RuntimeError) as error:
        return str(error)
    return ""


image = torch.ones(3)
named = "default_collate: batch must contain tensors, numpy arrays, numbers, dicts or lists; found <class 'NoneType'>"
assert error_of([None, image]) == named
assert error_of([(image, None), (image, None)]) == named
assert error_of([image, None]) == "expected Tensor as element 1 in argument 0, but got NoneType"
assert error_of([(image, 1), (image, None)]) == "Could not infer dtype of NoneType"
assert error_of([1.0, None]) == "must be real number, not NoneType"
assert error_of([(image, 1), None]) == "object of type 'NoneType' has no len()"
assert error_of([{"image": image}, None]) == "'NoneType' object is not subscriptable"

"""A product of a complex and a real matrix is refused as well; a sum and a product of elements are not."""

import torch

wave, weight = torch.ones(9, 9, dtype=torch.complex64), torch.ones(9, 9)
try:
    wave @ weight
except RuntimeError as error:
    assert "dtype" in str(error) or "expected scalar type ComplexFloat but found Float" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert (wave * weight + weight).is_complex()

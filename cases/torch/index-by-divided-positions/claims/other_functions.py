"""gather and index_select refuse floats in their own words, "Expected dtype"; a Python float has other words as well."""

import torch

table = torch.arange(10)
positions = torch.tensor([1.0, 2.0])
for select in (lambda: table.gather(0, positions), lambda: table.index_select(0, positions)):
    try:
        select()
    except RuntimeError as error:
        assert "Expected dtype" in str(error)
    else:
        raise AssertionError("nothing was raised")
try:
    table[1.0]
except IndexError as error:
    assert "only integers, slices" in str(error)
else:
    raise AssertionError("nothing was raised")

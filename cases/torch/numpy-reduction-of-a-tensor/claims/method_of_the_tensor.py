"""NumPy calls the method of the name that its argument has, with the keywords axis and out; a list has none."""

import numpy as np
import torch


class Spy:
    def sum(self, **keywords):
        return keywords


assert np.sum(Spy()) == {"axis": None, "out": None}
try:
    torch.ones(3).sum(**np.sum(Spy()))
except TypeError as error:
    assert str(error).startswith("sum()")
else:
    raise AssertionError("nothing was raised")
assert np.sum([torch.tensor(1.0), torch.tensor(3.0)]) == 4
assert np.mean([torch.tensor(1.0), torch.tensor(3.0)]) == 2

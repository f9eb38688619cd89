"""A call with keywords has a TypeError about `_forward_unimplemented`; a forward of the file is none of the class's."""

import torch


class Net(torch.nn.Module):
    """A model whose forward is not indented."""


def forward(self, input_ids):
    """Nobody calls this."""
    return input_ids


model, ids = Net(), torch.ones(1)
try:
    model(ids)
except NotImplementedError as error:
    assert str(error) == 'Module [Net] is missing the required "forward" function'
else:
    raise AssertionError("nothing was raised")
try:
    model(input_ids=ids)
except TypeError as error:
    assert "_forward_unimplemented() got an unexpected keyword argument 'input_ids'" in str(error)
else:
    raise AssertionError("nothing was raised")
assert "forward" not in Net.__dict__
Net.forward = forward
assert model(input_ids=ids) is ids

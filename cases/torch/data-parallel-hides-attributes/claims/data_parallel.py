"""DataParallel says it in the same words, and has the model as `module` too."""

from torch import nn

plain = nn.Linear(2, 2)
model = nn.DataParallel(plain)
try:
    model.in_features
except AttributeError as error:
    assert "'DataParallel' object has no attribute 'in_features'" in str(error)
else:
    raise AssertionError("it has one")
assert model.module is plain and model.module.in_features == 2

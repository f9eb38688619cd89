"""A name is refused though the layer that had it is gone."""

import gc

from paddle import ParamAttr, nn

layer = nn.Linear(2, 2, weight_attr=ParamAttr(name="kept"))
del layer
gc.collect()
try:
    nn.Linear(2, 2, weight_attr=ParamAttr(name="kept"))
except ValueError as error:
    assert "parameter name [kept] have be been used" in str(error)
else:
    raise AssertionError("nothing was raised")

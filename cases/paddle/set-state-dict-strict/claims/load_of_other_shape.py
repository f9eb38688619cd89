# releases: >=3.3
"""On 3.3 `load_state_dict(state, strict=False)` skips a weight of another shape, where PyTorch raises; with `strict=True` it raises."""

import warnings

import paddle
from paddle import nn

warnings.simplefilter("ignore")
model = nn.Linear(2, 3)
before = model.weight.tolist()
state = {"weight": paddle.ones([2, 5]), "bias": paddle.ones([3])}
model.load_state_dict(state, strict=False)
assert model.weight.tolist() == before
try:
    model.load_state_dict(state, strict=True)
except RuntimeError as error:
    assert "in loading state_dict for Linear" in str(error), error
else:
    raise AssertionError("accepted")

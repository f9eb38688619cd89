# releases: >=3.3.1
"""`load_state_dict` raises a RuntimeError with the missing and the unexpected keys."""

from paddle import nn

backbone = nn.Linear(4, 3)
checkpoint = {"backbone." + key: value for key, value in backbone.state_dict().items()}
try:
    backbone.load_state_dict(checkpoint)
except RuntimeError as error:
    assert 'Missing key(s) in state_dict: "weight", "bias"' in str(error)
    assert 'Unexpected key(s) in state_dict: "backbone.weight", "backbone.bias"' in str(error)
else:
    raise AssertionError("nothing was raised")

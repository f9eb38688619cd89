# releases: >=3.3
"""`set_state_dict` warns once per parameter, raises nothing, and returns the parameters as missing and the keys of the file as unexpected."""

import warnings

from paddle import nn

model = nn.Sequential(nn.Linear(4, 3), nn.Linear(3, 2))
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    missing, unexpected = model.set_state_dict({"model": model.state_dict(), "epoch": 3})
assert sum("Skip loading for" in str(one.message) for one in caught) == 4
assert missing == ["0.weight", "0.bias", "1.weight", "1.bias"]
assert unexpected == ["model", "epoch"]

# releases: >=2.8
"""nn.Linear exists beside nn.Dense, and mint.nn has Linear and functional; mint.nn.Module does not exist."""

import mindspore as ms
from mindspore import mint, nn

assert nn.Linear(8, 3).weight.shape == nn.Dense(8, 3).weight.shape == (3, 8)
assert mint.nn.Linear(8, 3).weight.shape == (3, 8)
assert mint.nn.functional.relu(ms.Tensor([-1.0])).asnumpy().tolist() == [0.0]
try:
    mint.nn.Module
except AttributeError as error:
    assert "module 'mindspore.mint.nn' has no attribute 'Module'" in str(error)
else:
    raise AssertionError("nothing was raised")

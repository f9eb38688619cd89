# releases: <3.0
"""On 2.6 layers have no zero_grad either: 'Linear' object has no attribute 'zero_grad'."""

import paddle

try:
    paddle.nn.Linear(2, 1).zero_grad()
except AttributeError as error:
    assert "'Linear' object has no attribute 'zero_grad'" in str(error), error
else:
    raise AssertionError("accepted")

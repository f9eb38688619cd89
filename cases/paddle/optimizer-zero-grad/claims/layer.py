# releases: <3.3
"""Before 3.3 layers have no zero_grad either: 'Linear' object has no attribute 'zero_grad'."""

import paddle

try:
    paddle.nn.Linear(2, 1).zero_grad()
except AttributeError as error:
    assert "'Linear' object has no attribute 'zero_grad'" in str(error), error
else:
    raise AssertionError("accepted")

# releases: <3.3
"""Before 3.3 there is no load_state_dict: 'Linear' object has no attribute 'load_state_dict'."""

import paddle

model = paddle.nn.Linear(2, 3)
try:
    model.load_state_dict(model.state_dict())
except AttributeError as error:
    assert "'Linear' object has no attribute 'load_state_dict'" in str(error), error
else:
    raise AssertionError("accepted")

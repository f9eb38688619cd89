# releases: >=3.3
"""On 3.3 load_state_dict knows `strict`; set_state_dict, set_dict and load_dict refuse it still."""

import paddle
from paddle import nn

model = nn.Linear(2, 3)
state = {"weight": paddle.ones([2, 3])}
model.load_state_dict(state, strict=False)
assert model.weight.tolist() == [[1.0, 1.0, 1.0], [1.0, 1.0, 1.0]]
for load in (model.set_state_dict, model.set_dict, model.load_dict):
    try:
        load(state, strict=False)
    except TypeError as error:
        assert "got an unexpected keyword argument 'strict'" in str(error), error
    else:
        raise AssertionError("accepted")

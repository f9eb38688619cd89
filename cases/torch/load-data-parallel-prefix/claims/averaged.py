"""An `AveragedModel` has the prefix and a count; without both a plain model takes its weights."""

from torch import nn
from torch.nn.modules.utils import consume_prefix_in_state_dict_if_present
from torch.optim.swa_utils import AveragedModel

model = nn.Linear(2, 2)
state = AveragedModel(nn.Linear(2, 2)).state_dict()
assert list(state) == ["n_averaged", "module.weight", "module.bias"]
try:
    model.load_state_dict(state)
except RuntimeError as error:
    assert 'Unexpected key(s) in state_dict: "n_averaged", "module.weight"' in str(error)
else:
    raise AssertionError("nothing was raised")

consume_prefix_in_state_dict_if_present(state, "module.")
del state["n_averaged"]
model.load_state_dict(state)

"""`consume_prefix_in_state_dict_if_present` returns None, leaves other keys alone, and does not look into nested dictionaries."""

from torch import nn
from torch.nn.modules.utils import consume_prefix_in_state_dict_if_present

state = nn.DataParallel(nn.Linear(2, 2)).state_dict()
for _ in range(2):
    assert consume_prefix_in_state_dict_if_present(state, "module.") is None
    assert list(state) == ["weight", "bias"]
nn.Linear(2, 2).load_state_dict(state)

nested = {"model": nn.DataParallel(nn.Linear(2, 2)).state_dict()}
consume_prefix_in_state_dict_if_present(nested, "module.")
assert list(nested["model"]) == ["module.weight", "module.bias"]

# releases: >=2.0
"""A model that was compiled and then wrapped has `module._orig_mod.`, whose parts go in this order and not in the other."""

import torch
from torch.nn.modules.utils import consume_prefix_in_state_dict_if_present

model = torch.nn.Sequential(torch.nn.Linear(4, 2))
wrapped = torch.nn.DataParallel(torch.compile(model, backend="eager"))
for order, keys in (
    (("module.", "_orig_mod."), ["0.weight", "0.bias"]),
    (("_orig_mod.", "module."), ["_orig_mod.0.weight", "_orig_mod.0.bias"]),
):
    state = wrapped.state_dict()
    for prefix in order:
        consume_prefix_in_state_dict_if_present(state, prefix)
    assert sorted(state) == sorted(keys)

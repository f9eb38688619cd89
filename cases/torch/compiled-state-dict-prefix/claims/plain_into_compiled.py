"""A compiled model refuses the keys of a plain one, which its original module takes."""

import torch

weights = torch.nn.Sequential(torch.nn.Linear(3, 4)).state_dict()
compiled = torch.compile(torch.nn.Sequential(torch.nn.Linear(3, 4)), backend="eager")
try:
    compiled.load_state_dict(weights)
except RuntimeError as error:
    assert 'Missing key(s) in state_dict: "_orig_mod.0.weight"' in str(error), error
else:
    raise AssertionError("nothing was raised")
compiled._orig_mod.load_state_dict(weights)
assert torch.equal(compiled.state_dict()["_orig_mod.0.weight"], weights["0.weight"])

"""Where only a layer was compiled, the prefix is inside the key; `replace` takes it out."""

import torch

model = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.Linear(4, 2))
model[0] = torch.compile(model[0], backend="eager")
keys = list(model.state_dict())
assert keys[0] == "0._orig_mod.weight"
assert not keys[0].startswith("_orig_mod.")
plain = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.Linear(4, 2))
plain.load_state_dict({key.replace("_orig_mod.", ""): one for key, one in model.state_dict().items()})

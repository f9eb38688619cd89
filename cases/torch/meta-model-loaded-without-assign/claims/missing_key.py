# releases: >=2.1
"""With assign=True and strict=False a key that the checkpoint lacks stays on the meta device; `is_meta` names it."""

import torch

model = torch.nn.Linear(2, 1, device="meta")
model.load_state_dict({"weight": torch.ones(1, 2)}, strict=False, assign=True)
assert [name for name, p in model.named_parameters() if p.is_meta] == ["bias"]
try:
    model.to("cpu")
except NotImplementedError as error:
    assert "Cannot copy out of meta tensor" in str(error)
else:
    raise AssertionError("it was moved")

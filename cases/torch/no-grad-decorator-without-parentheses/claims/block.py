# releases: >=1.13
"""`with torch.no_grad:` fails, `with torch.no_grad():` does not."""

import torch

with torch.no_grad():
    assert not torch.is_grad_enabled()
try:
    with torch.no_grad:
        pass
except (AttributeError, TypeError):
    pass
else:
    raise AssertionError("nothing was raised")

# releases: >=2.2
"""`float8_e5m2` has infinity, and the types of AMD NaN, for what does not fit, on every release."""

import torch

beyond = torch.tensor([1e6, float("inf")])
assert beyond.to(torch.float8_e5m2).float().isinf().all()
assert beyond.to(torch.float8_e4m3fnuz).float().isnan().all()
assert beyond.to(torch.float8_e5m2fnuz).float().isnan().all()

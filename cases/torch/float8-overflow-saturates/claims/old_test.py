# releases: >=2.1
"""Up to 464 a number is cast to 448 at most on every release; beyond, it became NaN before 2.13."""

import torch

release = tuple(int(number) for number in torch.__version__.split(".")[:2])
values = torch.tensor([448.0, 449.0, 464.0, 464.01, 465.0, 500.0, float("inf"), float("nan")])
stored = values.to(torch.float8_e4m3fn).float()
within = values.abs() <= 464
assert stored[within].tolist() == [448, 448, 448]
if release < (2, 13):
    assert torch.equal(~stored.isnan(), within)

# releases: >=2.1
"""What was clamped to 448 in front of the cast is 448 with its sign on every release, and NaN stays NaN."""

import torch

values = torch.tensor([3.0, 500.0, -1e9, float("inf"), float("nan")])
stored = values.clamp(-448, 448).to(torch.float8_e4m3fn).float()
assert stored[:4].tolist() == [3, 448, -448, 448]
assert stored[4].isnan()

# releases: >=2.1
"""Since 2.13 everything beyond 448, infinity too, becomes 448 with its sign, and NaN stays NaN; before, whatever does not round to 448 became NaN. 464 rounds to 448 on every release. From half and bfloat16 it is the same."""

import torch

release = tuple(int(number) for number in torch.__version__.split(".")[:2])
inf = float("inf")
for dtype in (torch.float32, torch.float16, torch.bfloat16):
    beyond = torch.tensor([500.0, -500.0, 1e4, inf, -inf], dtype=dtype)
    stored = beyond.to(torch.float8_e4m3fn).float()
    if release >= (2, 13):
        assert stored.tolist() == [448, -448, 448, 448, -448]
    else:
        assert stored.isnan().all()
    within = torch.tensor([448.0, 464.0], dtype=dtype).to(torch.float8_e4m3fn)
    assert within.float().tolist() == [448, 448]
    assert torch.tensor([float("nan")], dtype=dtype).to(torch.float8_e4m3fn).float().isnan().all()

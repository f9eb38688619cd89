# releases: <2.15
"""-100 becomes 156; `clip`, `clamp_min`, `clamp_` and a tensor without dimensions as the bound do the same."""

import torch

frame = torch.tensor([5, 200], dtype=torch.uint8)
assert torch.tensor(-100).to(torch.uint8).item() == 156
for raised in [
    frame.clamp(min=-100),
    torch.clamp(frame, -100, 255),
    frame.clip(-100),
    frame.clamp_min(-100),
    frame.clone().clamp_(min=-100),
    frame.clamp(torch.tensor(-100)),
]:
    assert raised.tolist() == [156, 200]
assert frame.clamp(-100, 100).tolist() == [100, 100]

"""Draw a window of each recording, at a random start."""

import torch

torch.manual_seed(0)
WINDOW = 50
recordings = [torch.randn(length) for length in (80, 120, 50, 64)]
windows = []
for recording in recordings:
    start = torch.randint(0, len(recording) - WINDOW, (1,)).item()
    windows.append(recording[start : start + WINDOW])

result = torch.tensor([len(window) for window in windows])
assert result.tolist() == [WINDOW] * 4

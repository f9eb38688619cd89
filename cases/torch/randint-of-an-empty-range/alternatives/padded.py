"""Recordings shorter than the window are padded; the longer ones give one window each."""

import torch

torch.manual_seed(0)
WINDOW = 50
recordings = [torch.randn(length) for length in (80, 120, 30, 64)]
windows = []
for recording in recordings:
    if len(recording) < WINDOW:
        recording = torch.nn.functional.pad(recording, (0, WINDOW - len(recording)))
    start = torch.randint(0, len(recording) - WINDOW + 1, (1,)).item()
    windows.append(recording[start : start + WINDOW])

result = torch.tensor([len(window) for window in windows])
assert result.tolist() == [WINDOW] * 4

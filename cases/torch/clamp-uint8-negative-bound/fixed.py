"""Cap the readings of a camera at a limit in both directions; this camera delivers bytes."""

import torch


def cap(frame, limit):
    """Bound whole-numbered readings to -limit … limit."""
    return frame.clamp(max(-limit, torch.iinfo(frame.dtype).min), limit)


frame = torch.arange(0, 120, 5, dtype=torch.uint8).view(4, 6)
capped = cap(frame, 100)

darkest = capped.min().item()
assert darkest == 0, f"the darkest reading, 0, became {darkest}"
result = capped

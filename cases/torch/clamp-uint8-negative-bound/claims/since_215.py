# releases: >=2.15
"""A bound beyond the type bounds nothing; a lower bound above the type or an upper one below it raises. Bounds that are tensors still wrap."""

import torch

frame = torch.tensor([5, 200], dtype=torch.uint8)
for kept in (frame.clamp(-100, 300), frame.clip(-100), frame.clamp_min(-100), frame.clone().clamp_(-100)):
    assert kept.tolist() == [5, 200]
for bounds in [(300, None), (None, -1)]:
    try:
        frame.clamp(*bounds)
    except RuntimeError as error:
        assert "is outside the representable range of Byte" in str(error)
    else:
        raise AssertionError("nothing was raised")
assert frame.clamp(torch.tensor(-100)).tolist() == [156, 200]

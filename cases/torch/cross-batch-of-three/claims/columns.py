"""For vectors in columns dim=0 is right; the last dimension is refused, or wrong for three vectors."""

import torch

torch.manual_seed(0)
a, b = torch.randn(4, 3), torch.randn(4, 3)
assert torch.equal(torch.cross(a.T, b.T, dim=0), torch.linalg.cross(a, b).T)
for cross in (torch.linalg.cross, lambda a, b: torch.cross(a, b, dim=-1)):
    try:
        cross(a.T, b.T)
    except RuntimeError as error:
        assert "must have length 3" in str(error)
    else:
        raise AssertionError("nothing was raised")
    assert not torch.allclose(cross(a[:3].T, b[:3].T), torch.linalg.cross(a[:3], b[:3]).T)

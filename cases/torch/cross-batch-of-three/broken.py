"""Normals of triangles from two edges each, with batches of two, three and four triangles."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def normals(corners):
    """Unit normals of triangles, [N, 3 corners, 3 coordinates]."""
    normal = torch.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    return torch.nn.functional.normalize(normal, dim=-1)


torch.manual_seed(0)
corners = torch.randn(4, 3, 3).to(DEVICE)
expected = torch.cat([normals(corners[i : i + 1]) for i in range(4)])

for count in (2, 3, 4):
    error = (normals(corners[:count]) - expected[:count]).abs().max().item()
    assert error < 1e-5, "normals of %d triangles are off by %.4f" % (count, error)
result = expected

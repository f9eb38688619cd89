"""Turn the corners of boxes in float64, and convert the result."""

import numpy as np
import torch

torch.manual_seed(0)
corners = torch.randn(2, 8, 3)
angles = np.array([0.3, 1.2])
cos, sin, zero, one = np.cos(angles), np.sin(angles), np.zeros(2), np.ones(2)
rotations = np.stack([cos, -sin, zero, sin, cos, zero, zero, zero, one], 1).reshape(2, 3, 3)

matrices = torch.from_numpy(rotations)
turned = (corners.double() @ matrices).float()

result = turned
assert turned.shape == corners.shape and turned.dtype == torch.float32
assert torch.allclose(turned.norm(dim=2), corners.norm(dim=2), atol=1e-5)

# releases: >=2.5
"""Integer sums, `max`, `mean`, comparisons and `interpolate` are not implemented; quotients are floats, and products wrap."""

import numpy as np
import torch

for dtype in (np.uint16, np.uint32, np.uint64):
    depth = torch.from_numpy(np.array([[1500, 65000]], dtype=dtype))
    for call in (
        lambda: depth + 10,
        lambda: depth + depth,
        lambda: depth - 10,
        lambda: depth.max(),
        lambda: depth.mean(),
        lambda: depth > 10,
        lambda: torch.nn.functional.interpolate(depth[None, None], scale_factor=2),
    ):
        try:
            call()
        except RuntimeError as error:
            assert "UInt" in str(error)
        else:
            raise AssertionError("nothing was raised")
    assert torch.equal(depth / 1000, torch.tensor([[1.5, 65.0]]))
    assert torch.equal(depth + 10.0, torch.tensor([[1510.0, 65010.0]]))
    assert (depth * 2).tolist() == [[3000, 64464 if dtype is np.uint16 else 130000]]

"""Two 3D tensors whose batch or inner sizes differ have other words: "Expected size for first two dimensions"."""

import torch

for other in ((3, 4, 5), (2, 3, 5)):
    try:
        torch.bmm(torch.randn(2, 3, 4), torch.randn(other))
    except RuntimeError as error:
        assert "Expected size for first two dimensions of batch2 tensor to be: [2, 4]" in str(error)
    else:
        raise AssertionError("nothing was raised")

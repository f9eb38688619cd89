"""`item()` reads a tensor of shape [1] as one of shape []."""

import paddle

for loss in (paddle.to_tensor([1.5]), paddle.to_tensor([1.0, 2.0]).mean()):
    assert loss.item() == 1.5

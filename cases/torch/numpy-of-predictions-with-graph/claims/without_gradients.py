"""Under `no_grad` and `inference_mode`, `numpy()` takes a tensor that requires gradients; with gradients on it does not."""

import torch

output = torch.nn.Linear(2, 1)(torch.ones(3, 2))
assert output.requires_grad
for mode in (torch.no_grad(), torch.inference_mode()):
    with mode:
        assert output.numpy().shape == (3, 1)
try:
    output.numpy()
except RuntimeError as error:
    assert "Can't call numpy() on Tensor that requires grad" in str(error)
else:
    raise AssertionError("nothing was raised")
assert output.argmax(0).numpy().tolist() == [0]

"""`.to(device)` passes with the device that was chosen, and one `.cuda()` that is left fails."""

import torch

device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
assert torch.ones(1).to(device).device.type == "cpu"
for use in (lambda: torch.ones(1).cuda(), lambda: torch.nn.Linear(1, 1).cuda()):
    try:
        use()
    except (AssertionError, RuntimeError) as error:
        assert "NVIDIA driver" in str(error) or "CUDA enabled" in str(error)
    else:
        raise AssertionError("nothing was raised")

"""gpu:0, GPU, CPU, None, a mode and auto are refused with the same list, .to() and device= like torch.device."""

import torch
from torch import nn

for name in ("gpu", "gpu:0", "GPU", "CPU", "None", "train", "auto"):
    for use in (
        torch.device,
        nn.Linear(1, 1).to,
        torch.ones(1).to,
        lambda name: torch.zeros(1, device=name),
    ):
        try:
            use(name)
        except RuntimeError as error:
            assert "Expected one of cpu, cuda, " in str(error)
            assert str(error).splitlines()[0].endswith("at start of device string: " + name.split(":")[0])
        else:
            raise AssertionError(f"{name}: nothing was raised")

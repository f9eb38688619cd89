# releases: >=2.1
"""Both forms are accepted, of no_grad, enable_grad and inference_mode."""

import torch

for mode in (torch.no_grad, torch.enable_grad, torch.inference_mode):
    for decorator in (mode, mode()):

        @decorator
        def is_recorded():
            """Whether operations are recorded."""
            return torch.is_grad_enabled()

        assert is_recorded() == (mode is torch.enable_grad)

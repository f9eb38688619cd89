"""After few steps, or with a small momentum, the statistics are still near 0 and 1; a pass by itself mends that."""

import torch

torch.manual_seed(0)
x = 20.0 + 5.0 * torch.randn(256, 1)
for momentum, steps in ((0.1, 5), (0.001, 200)):
    norm = torch.nn.BatchNorm1d(1, momentum=momentum)
    for _ in range(steps):
        norm(x)
    norm.eval()
    assert norm(x).mean() > 1.0

    norm.train()
    norm.reset_running_stats()
    norm.momentum = None
    with torch.no_grad():
        norm(x)
    norm.eval()
    assert norm(x).mean().abs() < 1e-3

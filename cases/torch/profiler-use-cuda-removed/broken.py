"""The profiler is told to look at the GPU by an argument that was deprecated in 1.8."""

import torch
from torch.profiler import profile

with profile(use_cuda=torch.cuda.is_available()) as profiler:
    torch.ones(3) + 1

result = any(event.key == "aten::add" for event in profiler.key_averages())
assert result

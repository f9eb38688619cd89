"""The profiler is told what to look at."""

import torch
from torch.profiler import ProfilerActivity, profile

activities = [ProfilerActivity.CPU]
if torch.cuda.is_available():
    activities.append(ProfilerActivity.CUDA)
with profile(activities=activities) as profiler:
    torch.ones(3) + 1

result = any(event.key == "aten::add" for event in profiler.key_averages())
assert result

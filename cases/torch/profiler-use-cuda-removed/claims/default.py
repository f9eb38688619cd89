# releases: >=1.13
"""Without `activities` the profiler looks at all that there is: the CPU, and the GPU of a build and machine that have one."""

import torch

profiler = torch.profiler.profile()
assert set(profiler.activities) == set(torch.profiler.supported_activities())
assert torch.profiler.ProfilerActivity.CPU in profiler.activities

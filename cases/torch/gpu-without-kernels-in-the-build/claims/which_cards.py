"""This card has kernels, and the list has an entry of its major number with a minor number that is not larger."""

import re

import torch

major, minor = torch.cuda.get_device_capability()
entries = [int(digits) for digits in re.findall(r"sm_(\d+)", " ".join(torch.cuda.get_arch_list()))]
assert any(entry // 10 == major and entry % 10 <= minor for entry in entries), (major, minor, entries)
assert (torch.ones(2, device="cuda") + 1).tolist() == [2.0, 2.0]

"""Leaves tensors in shared memory behind, by name and by descriptor."""
# framework: torch
# timeout: 120
# outcome: exited
# exit: 5

import torch
import os

import torch.multiprocessing

kept = [torch.zeros(100_000).share_memory_()]
torch.multiprocessing.set_sharing_strategy("file_system")
kept.append(torch.zeros(100_000).share_memory_())
os._exit(5)

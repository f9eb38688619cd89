"""A label far beyond the classes ends the process by SIGSEGV."""

import signal
import subprocess
import sys

import torch

PROGRAM = """
import torch

scores = torch.zeros(6, 1, 3).log_softmax(-1)
labels = torch.tensor([[1, 10**12]])
torch.nn.functional.ctc_loss(scores, labels, torch.tensor([5]), torch.tensor([2]))
"""
assert subprocess.run([sys.executable, "-c", PROGRAM]).returncode == -signal.SIGSEGV

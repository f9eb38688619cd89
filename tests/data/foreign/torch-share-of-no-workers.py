"""Samples are shared out among workers, of which there are none."""

import torch

workers = []
share = len(torch.ones(8)) % len(workers)

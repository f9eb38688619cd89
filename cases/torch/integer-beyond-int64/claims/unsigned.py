# releases: >=2.3
"""uint64 holds a hash above 2**63."""

import torch

hashes = [10239237003504588839, 2**64 - 1]
assert torch.tensor(hashes, dtype=torch.uint64).tolist() == hashes

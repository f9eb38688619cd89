"""Use 64-bit hashes of words as ids."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

words = ["error", "trace", "tensor"]
hashes = [10239237003504588839, 9921686513378912864, 4316640507316845735]

ids = torch.tensor(hashes, device=DEVICE)

result = ids
assert ids.shape == (3,)
assert len(set(ids.tolist())) == len(words)

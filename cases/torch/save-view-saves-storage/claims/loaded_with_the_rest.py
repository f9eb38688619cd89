"""The loaded row still lies in a storage of the whole matrix."""

import io

import torch

embedding = torch.randn(2000, 16)
file = io.BytesIO()
torch.save(embedding[42], file)
file.seek(0)

loaded = torch.load(file)
assert loaded.shape == (16,)
assert loaded.storage().nbytes() == 2000 * 16 * 4

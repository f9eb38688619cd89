"""Clone every row of a dictionary before it is saved."""

import io

import torch

embedding = torch.randn(2000, 16)
rows = {"cat": embedding[42], "dog": embedding[43]}
file = io.BytesIO()
torch.save({k: v.clone() for k, v in rows.items()}, file)
assert len(file.getvalue()) < 5000

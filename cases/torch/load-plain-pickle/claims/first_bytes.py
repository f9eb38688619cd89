"""A file of torch.save begins with PK; one of pickle.dump with the bytes 80 04 95."""

import io
import pickle

import torch

file = io.BytesIO()
torch.save({"w": torch.ones(3)}, file)
assert file.getvalue()[:2] == b"PK"
assert pickle.dumps({"w": [1.0]})[:3] == b"\x80\x04\x95"

"""A file of torch.save begins with PK, in the format before 1.6 with 80 02 8a 0a 6c fc; one of pickle.dump with 80 and its protocol."""

import io
import pickle

import torch

file, old = io.BytesIO(), io.BytesIO()
torch.save({"w": torch.ones(3)}, file)
torch.save({"w": torch.ones(3)}, old, _use_new_zipfile_serialization=False)
assert file.getvalue()[:2] == b"PK"
assert old.getvalue()[:6] == bytes.fromhex("80028a0a6cfc")
for protocol in (2, 3, 4, 5):
    data = pickle.dumps({"w": [1.0]}, protocol)
    assert data[:2] == bytes([0x80, protocol]) and data[:6] != old.getvalue()[:6]

"""A `map_location` that names a GPU which does not exist raises the same words, with its own number."""

import io

import torch

count = torch.cuda.device_count()
file = io.BytesIO()
torch.save(torch.ones(2), file)
file.seek(0)
try:
    torch.load(file, map_location="cuda:%d" % count)
except RuntimeError as error:
    assert "Attempting to deserialize object on CUDA device %d but torch.cuda.device_count() is %d" % (
        count,
        count,
    ) in str(error)
else:
    raise AssertionError("nothing was raised")

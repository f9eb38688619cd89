"""Save the vector of one word and measure the file, for a copy of it."""

import io

import torch

torch.manual_seed(0)
embedding = torch.randn(2000, 16)
vector = embedding[42]

file = io.BytesIO()
torch.save(vector.clone(), file)

size = len(file.getvalue())
assert size < 5000, "the file of 16 numbers has more than %d bytes" % (size // 100000 * 100000)
result = vector
